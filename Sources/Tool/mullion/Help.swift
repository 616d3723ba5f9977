// SPDX-License-Identifier: Apache-2.0

/// The output of `mullion --help` and `mullion --version`.
enum Help {
  /// The version of Mullion: the only place of the number, which `Scripts/check` compares with the changelog, the pages
  /// and the tag of the commit.
  static let version = "0.3.0"

  /// Returns the help of `command`, or of all commands.
  static func text(_ command: String?) -> String {
    if let page = pages.first(where: { $0.command == command }) { return page.text + "\n" }
    return ([introduction] + pages.map(\.text) + [ending]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    mullion builds, tests and runs what was written for iOS, and renders screens and checks layouts, snapshots and
    differences, without a window.
    """

  private static let ending = """
    mullion --help, mullion help COMMAND, mullion COMMAND --help, mullion --version

    Exit status: 0 all is well, 1 something differs, 2 bad usage or unreadable input.
    """

  /// The commands with their descriptions and options.
  static let pages: [(command: String, text: String)] =
    building + [
      (
        "render",
        """
        mullion render SCREEN [--photos FOLDER] [--size 390x844] [--scale 2] [--scroll Y]
                              [--dark] [--high-contrast] [--right-to-left] [--text SIZE]
                              [--do ACTIONS ...] [--strip N] [--area X,Y,W,H]
                              [-o FILE.png|FILE.svg|FILE.txt]
               render FILE.storyboard|FILE.xib [--scene NAME] [the options of a screen]
               render FOLDER/|FILE.xcodeproj [--target T] [--swift-version 5|6]
                      [--package NAME=FOLDER ...] [--clean] and the options above but --photos
               render --recording FILE [--step N] [-o FILE.svg|FILE.txt]
          Renders a screen of the gallery, or what an application shows when it has started,
          which is built as by mullion build. Without -o, and into .txt, as text frames: the
          elements on the screen with their frames, in reading order. .svg and .txt need no
          system library and set text in a block font; .png uses the fonts and image decoders
          of the system.
          Scenes and nibs are made without any code of their application: lists show each of
          their prototypes once, and a nib is as large as in the file unless --size is given.
          --scene NAME      the scene of a storyboard by its identifier, title or class; without
                            it the one that is shown first
          --photos FOLDER   the JPEG and PNG files that the mosaic shows
          --size WxH        the size of the screen in points (390x844)
          --scale S         pixels per point (2)
          --scroll Y        scrolls the screen down by Y points first (0)
          --dark            shows the screen dark
          --high-contrast   shows the screen as to somebody who asks for more contrast
          --right-to-left   shows the screen as languages that read from right to left do
          --text SIZE       smallest, small, medium, large, extra-large or largest (large)
          --do ACTIONS      does something to the screen first, and lets it come to rest: actions
                            between semicolons, as in "tap Edit; wait 0.1; drag 300,200,100,200".
                            They are tap X,Y, tap TEXT, hold X,Y, drag X,Y,X,Y, pull X,Y,X,Y (and
                            rest there), wheel Y, type TEXT, press KEY, wait SECONDS and rotate.
          --strip N         shows N frames of what the last --do did, beside each other; into .txt
                            what moved, with its place on the screen in each frame
          --area X,Y,W,H    the part of the screen that a strip shows
          --recording FILE  shows a step of a recorded run, the last one or the one that --step
                            names, as it was then
        """
      ),
      (
        "layout",
        """
        mullion layout --cases FILE [--id ID ...] [--json]
          Lays out the cases of a file and compares with what they expect: a line for each
          case that differs, the skipped ones by name, and a count. With --json the frames
          instead. FILE holds a whole collection of cases, an array of cases, or one case.
        """
      ),
      (
        "draw",
        """
        mullion draw FILE|SCREEN [--id CASE] [--size 390x844] [--items 6,3] [--length 844] [--rtl]
                     -o FILE.svg|FILE.png
               draw FILE.storyboard|FILE.xib [--scene NAME] [--size 390x844] [--rtl] -o FILE
               draw --recording FILE [--step N] [--id NAME] -o FILE.svg
          Draws how a layout is built: sections, groups, items, insets and spacing, labelled.
          FILE holds a layout (Documentation/LayoutFormat.md), a section, or cases. Of a scene or
          nib the views are outlined, and the constraints between them with their lengths.
          --scene NAME    the scene of a storyboard; without it the one that is shown first
          --id CASE       the case of the file; without it the first one
          --size WxH      the size of the screen, or of the view of a layout, in points (390x844)
          --items N,M     how many items the sections of a layout have (6)
          --length L      the longest stretch of content that is drawn, in points (844)
          --rtl           reads from right to left
          --recording FILE, --step N, --id NAME
                          a collection view in a step of a recorded run, as it was then
        """
      ),
      (
        "snapshot",
        """
        mullion snapshot --cases FILE [--id ID ...] [--json]
          Replays recorded sequences of operations on snapshots and section snapshots, and
          compares outcomes and states: a line for each sequence that differs, the number of
          steps that Swift's types rule out, and a count. With --json the outcomes and states
          instead. FILE holds a whole collection of sequences, an array of them, or one:
          {"id": NAME, "type": CLASS, "preset": true|false, "steps": [{"op": NAME, arguments by
          name, "state": what is there afterwards, "fails": {"code", "identifiers"} if it does}]}.
          A section snapshot's text is compared at the end.
          --id ID ...       those sequences only
        """
      ),
      (
        "diff",
        """
        mullion diff OLD NEW [--moves] [--json]
          Prints what leads from the lines of one text file to those of another, as a data source
          would find it, and a summary: "- LINE TEXT" for a line of OLD that goes, "+ LINE TEXT"
          for a line of NEW that comes, with --moves "> FROM TO TEXT" for one that stands
          elsewhere. Every line of a file is an identifier and may stand in it once. One of
          the files may be -, standard input.
        """
      ),
      (
        "lint",
        """
        mullion lint FILE|SCREEN [--id ID ...] [--severity error|warning|advice] [--json]
                                 [--size 390x844] [--scale 2] [--items 6,3]
               lint FILE.storyboard|FILE.xib|APP.xcodeproj [--severity ...] [--json]
                    [--size 390x844]
               lint --recording FILE [--step N] [--id NAME ...] [--severity ...] [--json]
               lint FOLDER|FILE.swift [--severity ...] [--size 390x844]
          Looks for mistakes in the layouts of a file or of a screen: what is found, where,
          with which numbers, what comes of it and what to do. FILE holds a layout
          (Documentation/LayoutFormat.md), a section, or cases. Exit status 1 when there is an
          error or a warning. mullion lint --catalogue prints all rules.
          Of Swift sources, taken as one module, it names the optional methods of delegates that only
          a subclass of the class that conforms adds: without mullion build nothing calls them.
          Of interface files, alone, all beside a project or below a folder: connections that lead
          nowhere, classes, outlets and actions that the sources do not have, identifiers that are
          missing or doubled, constraints that clash or leave a place open, texts and colours that
          do not adapt.
          --id ID ...     the cases of the file; without it all
          --size WxH      the size of the screen, or of the view of a layout, in points (390x844)
          --scale S       pixels per point of the screen or the view (2)
          --items N,M     how many items the sections of a layout have (6)
          --recording FILE, --step N, --id NAME
                          the collection views in a step of a recorded run, as they were then
        """
      ),
      (
        "why",
        """
        mullion why FILE|SCREEN --item SECTION.ITEM|layout [--kind KIND] [--id ID] [--json]
                                [--size 390x844] [--scale 2] [--items 6,3]
               why --recording FILE [--step N] [--id NAME] --item ... [--kind KIND] [--json]
          Says why a frame is what it is: for x, y, width and height the terms that add up to
          it, each with the description, inset, spacing, measurement, anchor or rounding it
          comes from. Without --kind of a cell; --item layout is a boundary item of the layout.
          FILE and the other options are those of lint; the id of a recorded case of Mullion's own stands for
          its file, as in mullion why CH-032. A recording keeps what was in sight.
        """
      ),
      (
        "explain",
        """
        mullion explain CODE
          Prints what a code of mullion lint means, as CL020 or IF005: what is found, what comes of it and
          what to do.
        """
      ),
      (
        "review",
        """
        mullion review [FOLDER] [-o review.html] [--accept]
          Writes one page with every golden that a failing test run changed: before, after and
          the difference. --accept makes what the runs left the goldens, and deletes the page.
          Exit status 1 when there are changes.
        """
      ),
      (
        "replay",
        """
        mullion replay FILE [--step N] [-o FILE.html|FILE.svg|FILE.txt] [--again SCREEN]
                            [--shrink COMMAND] [--test NAME [--showing CODE] [--import MODULE]]
          Steps through a recorded run: a line for each step; --step N one step with its events
          and text frames; -o .html one page with a slider.
          --again SCREEN    does the actions on a screen of the gallery and names the first step
                            that comes out otherwise
          --shrink COMMAND  finds the fewest actions with which COMMAND still fails, and writes
                            them into FILE with the ending .shrunk.json, or into -o. COMMAND
                            replays the recording that the variable MULLION_RECORDING names, as
                            a test does with Recording(replaying:)
          --test NAME       prints a test that does the same, of what is left after --shrink;
                            -o FILE.swift writes it
          --showing CODE    what the test shows, such as 'FeedViewController()'
          --import MODULE   the module that has it
        """
      ),
      (
        "screens",
        """
        mullion screens
          Lists the screens.
        """
      ),
    ]
}
