extension DiagnosticID {
  /// Pages of the diagnostics of files, folders and the command line.
  static let filePages: [DiagnosticID: DiagnosticPage] = [
    .badOutputPath: DiagnosticPage(
      what: "A generated file would have a name that is not safe below the output folder.",
      why: """
        navgen never writes outside the output folder, nor files that a checkout on another system \
        would lose: no `..`, no absolute path, no control characters, no device names of Windows, \
        none of the names navgen keeps for itself. In the layout `single` the file is named after \
        the spec.
        """,
      wrong: "navgen con.nav -o Generated --layout single",
      right: "navgen connections.nav -o Generated --layout single"),
    .duplicateModule: DiagnosticPage(
      what: "Two specs generate a module of the same name into one folder.",
      why: """
        The module's name starts the name of every generated type and file, so the second would \
        overwrite the first, in one run or in turn. Without `module.name` it is made from the \
        spec's file name.
        """,
      wrong: "navgen Shop/main.nav Account/main.nav -o Generated",
      right: """
        # Account/main.nav
        navgen: 1
        module: {name: Account}
        """),
    .duplicateOutputFile: DiagnosticPage(
      what: "Two generated files have one name, or names that differ only in case.",
      why: """
        On a Mac's usual disk `ShopPDF.swift` and `ShopPdf.swift` are one file, and one of the two \
        would be lost. A name may also be taken by another module in the same folder.
        """,
      wrong: """
        screens:
          itemPDF: {controller: ItemPDFController}
          itemPdf: {controller: ItemPdfController}
        """,
      right: """
        screens:
          itemPDF: {controller: ItemPDFController}
          itemPreview: {controller: ItemPdfController}
        """),
    .editedFile: DiagnosticPage(
      what: "A file in the place of a generated one is not as navgen wrote it.",
      why: """
        Somebody edited it, or it never was navgen's, and their work is not overwritten. What \
        navgen wrote it knows by the hashes in the hidden file `.navgen-<Module>` of the folder; \
        where that is lost and cannot be restored, look at `--diff`, then use `--force`. Files that were torn by a crash are simply written again.
        """,
      wrong: "navgen shop.nav -o Generated",
      right: "navgen shop.nav -o Generated --force"),
    .editedStaleFile: DiagnosticPage(
      what: "A file is no longer generated, but is not removed since somebody edited it.",
      why: """
        It may hold work that stands nowhere else. From now on navgen leaves it alone. Where the \
        hidden file `.navgen-<Module>` of the folder was lost, nothing says whether what an earlier \
        run wrote was edited, so that it is left too.
        """,
      wrong: "a screen is taken out of the spec, its generated file was edited",
      right: "keep the file as your own, or delete it"),
    .includeOnlyFile: DiagnosticPage(
      what: "A file whose name starts with `_` was named as a spec.",
      why: """
        Such files hold parts that other specs include; nothing is generated from one alone, and \
        folders are searched without them.
        """,
      wrong: "navgen _styles.nav -o Generated",
      right: "navgen shop.nav -o Generated"),
    .linkLeadingOut: DiagnosticPage(
      what: "A symbolic link in the output folder leads out of it, where a file is to be written.",
      why: "navgen writes below the output folder and nowhere else.",
      wrong: """
        ln -s ../Sources/Screens Generated/Screens
        navgen shop.nav -o Generated
        """,
      right: "navgen shop.nav -o Sources/Screens"),
    .lostSpec: DiagnosticPage(
      what: "The output folder holds a module whose spec does not exist any more.",
      why: """
        A run changes only the modules it generates, since specs may share a folder, so the files \
        of a spec that was deleted stay, and still compile. `navgen clean` removes them.
        """,
      wrong: """
        rm Specs/account.nav
        navgen Specs -o Generated
        """,
      right: """
        navgen clean -o Generated Account
        navgen Specs -o Generated
        """),
    .noSpecs: DiagnosticPage(
      what: "A folder named on the command line holds no spec.",
      why: """
        Specs end in `.nav`. Files and folders whose names start with `_` or `.` are passed over, \
        and links to folders are not followed.
        """,
      wrong: "navgen Docs -o Generated",
      right: "navgen Specs -o Generated"),
    .noTemplates: DiagnosticPage(
      what: "The folder named by `--templates` holds no template.",
      why: """
        Templates end in `.stencil`. Files and folders whose names start with `.` are passed over, \
        and links to folders are not followed.
        """,
      wrong: "navgen shop.nav -o Generated --templates Docs",
      right: "navgen shop.nav -o Generated --templates MyTemplates"),
    .unreadableFile: DiagnosticPage(
      what: "A file or folder named on the command line could not be read.",
      why: "Nothing is generated from half of what was asked for.",
      wrong: "navgen lint shop.nv.nav",
      right: "navgen lint shop.nav"),
    .unwritableFile: DiagnosticPage(
      what: "A file could not be written or removed, or the output folder not be made.",
      why: """
        Until the last file is written the old ones stay in their places, each of them whole; run \
        navgen again when the cause is gone.
        """,
      wrong: "navgen shop.nav -o shop.nav",
      right: "navgen shop.nav -o Generated"),
    .wrongUse: DiagnosticPage(
      what: "The command line says something navgen does not understand.",
      why: """
        Guessing might write to the wrong place. `navgen help` lists commands and options, \
        `navgen help lint` those of one command.
        """,
      wrong: "navgen shop.nav --ouput Generated",
      right: "navgen shop.nav --output Generated"),
  ]
}
