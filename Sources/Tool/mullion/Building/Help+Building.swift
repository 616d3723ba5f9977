// SPDX-License-Identifier: Apache-2.0

extension Help {
  /// The help of the commands that build iOS sources.
  static let building: [(command: String, text: String)] = [
    (
      "build",
      """
      mullion build [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                    [--package NAME=FOLDER ...] [--clean] [-- ARGUMENTS...]
        Builds a Swift package or an Xcode project that was written for iOS, as it stands. Nothing
        is written beside its sources: builds are kept in ~/.cache/mullion, or where MULLION_CACHE
        or XDG_CACHE_HOME say. The first build on a machine builds Mullion's modules as well.
        --target T              the target; without it all of a package, or the applications and
                                libraries of a project
        --swift-version 5|6     the language mode of every target
        --package NAME=FOLDER   where a package is that a project, a package or one that it stands
                                on would have from elsewhere
        --own-dependencies      builds packages that Mullion has the modules of, such as
                                swift-snapshot-testing, instead of answering for them
        --clean                 uses nothing of an earlier build
        -- ARGUMENTS            for swift build
      """
    ),
    (
      "test",
      """
      mullion test [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                   [--package NAME=FOLDER ...] [--clean] [--strict] [REPORTS] [-- ARGUMENTS...]
        Builds like mullion build, and runs the tests, those of the target T alone with --target.
        What follows -- is for swift test, such as --filter NAME. REPORTS are those of mullion report.
        --strict          warnings about goldens that are recorded fail their tests: equal screens
                          under two names, work that waits
      """
    ),
    (
      "report",
      """
      mullion report [FOLDER] [--junit FILE] [--sarif FILE] [--summary FILE] [--page FILE.html]
                     [--pictures-at ADDRESS] [--work FILE] [--base-work FILE] [--annotations]
                     [-- COMMAND...]
        Writes what a run of tests left: which passed, which goldens changed, what was found on
        screens. With -- it runs the tests first, as in mullion report --junit junit.xml -- swift
        test. Without a file the summary is printed. FOLDER is where MULLION_RESULTS told the tests
        to leave it (\(ReportCommandOptions.folder)).
        --junit FILE      JUnit XML, which CI systems read
        --sarif FILE      SARIF 2.1.0: findings and changed goldens with their places in the sources
        --summary FILE    Markdown with before, after and difference of each changed golden, as
                          pictures in a folder beside it. It is added to GitHub's own summary if that
                          is named, where pictures are shown that have an address.
        --pictures-at ADDRESS
                          where that folder of pictures will be found
        --page FILE.html  one page with all of it, for a browser
        --work FILE       how much work each screen was: views made, provider calls, measurements,
                          layout solves, constraints solved
        --base-work FILE  what --work wrote on the base branch: the summary has a table of what
                          grew. Nothing is compared when there is no such file.
        --annotations     prints ::error file=…,line=…:: for GitHub's runner, as is done there
                          without being asked
        Exit status: that of COMMAND; 1 when a test failed or a golden changed.
      """
    ),
    (
      "run",
      """
      mullion run [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                  [--package NAME=FOLDER ...] [--clean] [-- ARGUMENTS...]
        Builds like mullion build, and starts the application, whose window opens. Without a
        display its first pictures are written, and the folder is named. What follows -- is for
        the application.
      """
    ),
    (
      "previews",
      """
      mullion previews [FOLDER/ | FILE.xcodeproj] [--list]
                       [--check [--matrix smoke|pairwise|all] [--goldens FOLDER]]
                       [NAME [-o FILE.png|FILE.svg|FILE.txt]] [--all -o FOLDER [--as png|svg|txt]]
                       [--target T] [--swift-version 5|6] [--package NAME=FOLDER ...] [--clean]
        Builds like mullion build, and lists what #Preview shows: the file, the line and the name
        of each. With the name of one, or the end of its FILE:LINE, draws that one, as text frames
        without -o; --all draws all of them into a folder, as .png unless --as says otherwise.
        --check compares what each shows in the variants of a matrix (smoke) with a golden in FOLDER
        (PreviewGoldens beside the sources); MULLION_RECORD=missing, failed or all writes them. Exit
        status 1 when one differs or is missing.
        --size, --scale, --scroll, --dark, --high-contrast, --right-to-left, --do, --strip and --area
        are those of mullion render.
      """
    ),
    (
      "editor",
      """
      mullion editor [FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                     [--package NAME=FOLDER ...] [--clean]
        Builds like mullion build, and makes a language server for the sources: completion, jumps,
        what a name is, errors. It names the program that the editor is to start in the place of
        sourcekit-lsp; nothing is written beside the sources. That program runs
        mullion editor --serve, which is the toolchain's server without what it says of constructs
        that mullion build carries over.
      """
    ),
    (
      "doctor",
      """
      mullion doctor [--empty]
        Says what building needs and what of it is missing, what to install, and how large the
        caches are. --empty empties them. Exit status 1 when nothing can be built.
      """
    ),
  ]
}
