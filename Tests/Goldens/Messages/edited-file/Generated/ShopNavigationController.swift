// never was navgen's
