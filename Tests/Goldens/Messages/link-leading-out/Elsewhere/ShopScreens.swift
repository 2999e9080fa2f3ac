// elsewhere
