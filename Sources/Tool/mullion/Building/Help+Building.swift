// SPDX-License-Identifier: Apache-2.0

extension Help {
  /// The help of the commands that build iOS sources.
  static let building: [(command: String, text: String)] = [
    (
      "build",
      """
      mullion build [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                    [--package NAME=FOLDER ...] [--checkouts FOLDER] [--clean] [-- ARGUMENTS...]
        Builds a Swift package or an Xcode project that was written for iOS, unmodified. Nothing
        is written beside its sources: builds are stored in ~/.cache/mullion, or in the folder that
        MULLION_CACHE or XDG_CACHE_HOME names. The first build on a machine also builds Mullion's
        modules.
        --target T              the target; without it all of a package, or the applications and
                                libraries of a project
        --swift-version 5|6     the language mode of every target
        --package NAME=FOLDER   the folder of a dependency, direct or indirect, that would otherwise
                                be downloaded
        --checkouts FOLDER      the folder in which dependencies are found by the names of pods,
                                products and repositories. A line for each one that Podfile.lock,
                                Cartfile.resolved, .gitmodules or Package.resolved pins has the
                                revision that is there and the one that is pinned
        --own-dependencies      builds the packages whose modules Mullion provides, such as
                                swift-snapshot-testing, instead of replacing them
        --clean                 uses nothing of an earlier build
        -- ARGUMENTS            for swift build
      """
    ),
    (
      "test",
      """
      mullion test [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                   [--package NAME=FOLDER ...] [--checkouts FOLDER] [--clean] [--strict]
                   [--shard N/COUNT [--times FILE]] [--results FOLDER] [REPORTS] [-- ARGUMENTS...]
        Builds like mullion build, and runs the tests, those of the target T alone with --target.
        Arguments after -- are passed to swift test, such as --filter NAME. REPORTS are the options of
        mullion report.
        --strict          a warning about a golden that is recorded fails its test: equal screens
                          under two names, pending work
        --shard N/COUNT   runs one of COUNT shares of the tests, as in 2/5: each on a machine of its
                          own. The names of the tests determine their shares.
        --times FILE      divides the tests by their times in an earlier run, which --write-times
                          wrote: the same file for all shares
        --results FOLDER  the folder for the results, which mullion report reads, on another machine
                          too
      """
    ),
    (
      "report",
      """
      mullion report [FOLDER ...] [--junit FILE] [--sarif FILE] [--summary FILE] [--page FILE.html]
                     [--pictures-at ADDRESS] [--work FILE] [--base-work FILE] [--write-times FILE]
                     [--annotations] [--shard N/COUNT [--times FILE]] [-- COMMAND...]
        Writes the results of a test run: which tests passed, which goldens changed, the findings on
        screens. With -- it runs the tests first, as in mullion report --junit junit.xml -- swift
        test. Without a file the summary is printed. FOLDER contains the results; the tests write it
        to the folder that MULLION_RESULTS names (\(ReportCommandOptions.folder)). Several folders are
        one report: those of the shards of a suite, each of which must be there.
        --junit FILE      JUnit XML, which CI systems read
        --sarif FILE      SARIF 2.1.0: findings and changed goldens with their source locations
        --summary FILE    Markdown with before, after and difference of each changed golden, as
                          pictures in a folder beside it. It is added to GitHub's own summary if the
                          environment names one, which shows pictures that have an address.
        --pictures-at ADDRESS
                          the address at which that folder of pictures will be available
        --page FILE.html  one page with all of it, for a browser
        --work FILE       the work of each screen: views made, provider calls, measurements,
                          layout solves, constraints solved
        --base-work FILE  the file that --work wrote on the base branch: the summary has a table of
                          the numbers that grew. Nothing is compared when there is no such file.
        --write-times FILE
                          the times of the tests, for --times
        --shard N/COUNT   runs a share of the tests of COMMAND, which begins with swift test
        --times FILE      divides the tests by their times in an earlier run
        --annotations     prints ::error file=…,line=…:: for GitHub's runner; on that runner this is
                          the default
        Exit status: that of COMMAND; 1 when a test failed, a golden changed or a shard is missing.
      """
    ),
    (
      "run",
      """
      mullion run [--package-path FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                  [--package NAME=FOLDER ...] [--checkouts FOLDER] [--clean] [-- ARGUMENTS...]
        Builds like mullion build, and starts the application, whose window opens. Without a
        display its first pictures are written, and their folder is printed. Arguments after -- are
        passed to the application.
      """
    ),
    (
      "previews",
      """
      mullion previews [FOLDER/ | FILE.xcodeproj] [--list]
                       [--check [--matrix smoke|pairwise|all] [--goldens FOLDER]]
                       [NAME [-o FILE.png|FILE.svg|FILE.txt]] [--all -o FOLDER [--as png|svg|txt]]
                       [--target T] [--swift-version 5|6] [--package NAME=FOLDER ...]
                       [--checkouts FOLDER] [--clean]
        Builds like mullion build, and lists the #Preview declarations: the file, the line and the
        name of each. With the name of one, or the end of its FILE:LINE, renders that one, without -o
        as text frames; --all renders all of them into a folder, as .png or in the format of --as.
        --check compares each preview in the variants of a matrix (smoke) with a golden in FOLDER
        (PreviewGoldens beside the sources); MULLION_RECORD=missing, failed or all records them. Exit
        status 1 when one differs or is missing.
        --size, --scale, --scroll, --dark, --high-contrast, --right-to-left, --do, --strip and --area
        are those of mullion render.
      """
    ),
    (
      "editor",
      """
      mullion editor [FOLDER | FILE.xcodeproj] [--target T] [--swift-version 5|6]
                     [--package NAME=FOLDER ...] [--checkouts FOLDER] [--clean]
        Builds like mullion build, and writes a language server for the sources: completion, jump to
        definition, types and documentation, errors. It prints the program that the editor must start
        instead of sourcekit-lsp; nothing is written beside the sources. That program runs
        mullion editor --serve: the toolchain's server without its errors about constructs that
        mullion build rewrites.
      """
    ),
    (
      "doctor",
      """
      mullion doctor [--empty | --modules [--as-built]]
              doctor PATH [--package NAME=FOLDER ...] [--checkouts FOLDER]
        Lists the requirements of a build, those that are missing and what to install for them, and
        the size of the caches. --empty empties them. Exit status 1 when nothing can be built.
        --modules builds Mullion's modules if they are missing or old, as before a first build, and
        prints the folder of the toolchain that finds them; with --as-built as they are.
        Of a package, a project or a folder of Swift files it estimates without compiling which files
        mullion build compiles: yes, no or unsure for each, the missing names with the numbers of
        files and uses, and one sentence. Before it, the findings of mullion lint in its sources. Exit
        status 1 when a file does not build.
      """
    ),
  ]
}
