// SPDX-License-Identifier: Apache-2.0

/// The output of `mullion --help` and `mullion --version`.
enum Help {
  /// The version of Mullion, which is stored only here.
  ///
  /// `Scripts/check` compares it with the changelog, the pages and the tag of the commit.
  static let version = "0.3.0"

  /// Returns the help of `command`, or of all commands.
  static func text(_ command: String?) -> String {
    if let page = pages.first(where: { $0.command == command }) { return page.text + "\n" }
    return ([introduction] + pages.map(\.text) + [ending]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    mullion builds, tests and runs packages and projects that were written for iOS. It also renders screens and
    checks layouts, snapshots and differences, without a window.
    """

  private static let ending = """
    mullion --help, mullion help COMMAND, mullion COMMAND --help, mullion --version

    Exit status: 0 success, 1 something differs, 2 bad usage or unreadable input, 3 an application that was
    built stops itself, does not finish, or shows nothing, 4 no live screen is open, or it has ended.
    """

  /// The commands with their descriptions and options.
  static let pages: [(command: String, text: String)] =
    building + live + [
      (
        "render",
        """
        mullion render SCREEN [--photos FOLDER] [--size 390x844] [--scale 2] [--scroll Y]
                              [--dark] [--high-contrast] [--right-to-left] [--text SIZE]
                              [--do ACTIONS ...] [--strip N] [--area X,Y,W,H] [--numbers]
                              [-o FILE.png|FILE.svg|FILE.txt]
               render FILE.storyboard|FILE.xib [--scene NAME] [the options of a screen]
               render FOLDER/|FILE.xcodeproj [--target T] [--swift-version 5|6]
                      [--package NAME=FOLDER ...] [--checkouts FOLDER] [--clean] and the options
                      above but --photos
               render --recording FILE [--step N] [-o FILE.svg|FILE.txt]
          Renders a screen of the gallery, or the first screen of an application, which is built
          as by mullion build. Without -o, and into .txt, as text frames: the elements on the
          screen with their frames, in reading order. .svg and .txt need no system library and
          set text in a block font; .png uses the fonts and image decoders of the system.
          Scenes and nibs are created without any code of their application: lists show each of
          their prototypes once, and a nib is as large as in the file unless --size is given.
          --scene NAME      the scene of a storyboard by its identifier, title or class; without
                            it the initial view controller
          --photos FOLDER   the JPEG and PNG files that the mosaic shows
          --size WxH        the size of the screen in points (390x844)
          --scale S         pixels per point (2)
          --scroll Y        scrolls the screen down by Y points first (0)
          --dark            shows the screen in dark mode
          --high-contrast   shows the screen with increased contrast
          --right-to-left   shows the screen in a right-to-left layout
          --text SIZE       smallest, small, medium, large, extra-large or largest (large)
          --do ACTIONS      performs actions on the screen first, and waits until it is idle:
                            actions between semicolons, as in
                            "tap Edit; wait 0.1; drag 300,200,100,200". They are tap X,Y, tap TEXT,
                            hold X,Y, drag X,Y,X,Y, pull X,Y,X,Y (a drag that pauses before its
                            end), wheel Y, scroll down|up|left|right [POINTS], scroll to TEXT,
                            swipe left|right|up|down, type TEXT, press KEY, back, rotate,
                            wait SECONDS, traits dark, light, largest and others. A reference
                            such as @e7 stands for an element: tap @e7, scroll @e3 to @e7.
          --strip N         shows N frames of the last --do, beside each other; into .txt the
                            elements that moved, with their positions in each frame
          --area X,Y,W,H    the part of the screen that a strip shows
          --numbers         draws the references of the elements that can be acted on over a picture
          --timeout SECONDS the maximum time of a built application (120). If it needs more, stops
                            itself or shows no window, the cause is printed; exit status 3
          --recording FILE  shows a step of a recorded run: the last one, or the one that --step
                            names
        """
      ),
      (
        "layout",
        """
        mullion layout --cases FILE [--id ID ...] [--json] [--solver]
          Lays out the cases of a file and compares the frames with the expected ones: a line for
          each case that differs, the skipped ones by name, and a count. With --json the frames
          instead. FILE contains a whole collection of cases, an array of cases, or one case.
          With --solver the layout's solver computes the frames, without a collection view.
        """
      ),
      (
        "draw",
        """
        mullion draw FILE|SCREEN [--id CASE] [--size 390x844] [--items 6,3] [--length 844] [--rtl]
                     -o FILE.svg|FILE.png
               draw FILE.storyboard|FILE.xib [--scene NAME] [--size 390x844] [--rtl] -o FILE
               draw --recording FILE [--step N] [--id NAME] -o FILE.svg
          Draws the structure of a layout: sections, groups, items, insets and spacing, labelled.
          FILE contains a layout (Documentation/LayoutFormat.md), a section, or cases. Of a scene
          or nib the views are outlined, and the constraints between them with their lengths.
          --scene NAME    the scene of a storyboard; without it the initial view controller
          --id CASE       the case of the file; without it the first one
          --size WxH      the size of the screen, or of the view of a layout, in points (390x844)
          --items N,M     the numbers of items of the sections of a layout (6)
          --length L      the maximum length of the content that is drawn, in points (844)
          --rtl           lays out from right to left
          --recording FILE, --step N, --id NAME
                          a collection view in a step of a recorded run
        """
      ),
      (
        "snapshot",
        """
        mullion snapshot --cases FILE [--id ID ...] [--json]
          Replays recorded sequences of operations on snapshots and section snapshots, and
          compares outcomes and states: a line for each sequence that differs, the number of
          steps that Swift's types rule out, and a count. With --json the outcomes and states
          instead. FILE contains a whole collection of sequences, an array of them, or one:
          {"id": NAME, "type": CLASS, "preset": true|false, "steps": [{"op": NAME, arguments by
          name, "state": the state afterwards, "fails": {"code", "identifiers"} if it does}]}.
          A section snapshot's text is compared at the end.
          --id ID ...       those sequences only
        """
      ),
      (
        "diff",
        """
        mullion diff OLD NEW [--moves] [--json]
          Prints the difference between the lines of two text files, as a data source would
          compute it, and a summary: "- LINE TEXT" for a deleted line of OLD, "+ LINE TEXT" for an
          inserted line of NEW, with --moves "> FROM TO TEXT" for a moved one. Every line of a
          file is an identifier and must be unique in it. One of the files may be -, standard
          input.
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
          Finds mistakes in the layouts of a file or of a screen: the problem, its location and
          numbers, the consequence and the remedy. FILE contains a layout
          (Documentation/LayoutFormat.md), a section, or cases. Exit status 1 when there is an
          error or a warning. mullion lint --catalogue prints all rules.
          In Swift sources, taken as one module, it finds the optional methods of delegates that only
          a subclass of the conforming class adds: without mullion build nothing calls them.
          In interface files, alone, all beside a project or below a folder, it finds connections
          without a destination, classes, outlets and actions that the sources do not have, missing
          and duplicate identifiers, conflicting and ambiguous constraints, texts and colours that
          do not adapt.
          --id ID ...     the cases of the file; without it all
          --size WxH      the size of the screen, or of the view of a layout, in points (390x844)
          --scale S       pixels per point of the screen or the view (2)
          --items N,M     the numbers of items of the sections of a layout (6)
          --recording FILE, --step N, --id NAME
                          the collection views in a step of a recorded run
        """
      ),
      (
        "why",
        """
        mullion why FILE|SCREEN --item SECTION.ITEM|layout [--kind KIND] [--id ID] [--json]
                                [--size 390x844] [--scale 2] [--items 6,3]
               why --recording FILE [--step N] [--id NAME] --item ... [--kind KIND] [--json]
          Explains a frame: for x, y, width and height the terms that add up to it, each with the
          description, inset, spacing, measurement, anchor or rounding that it comes from. Without
          --kind that of a cell; --item layout is a boundary item of the layout. FILE and the other
          options are those of lint; the identifier of one of Mullion's own cases is accepted instead
          of its file, as in mullion why CH-032. A recording contains the visible elements.
        """
      ),
      (
        "explain",
        """
        mullion explain CODE
          Prints the meaning of a code of mullion lint, such as CL020 or IF005: the problem, its
          consequence and the remedy.
        """
      ),
      (
        "review",
        """
        mullion review [FOLDER] [-o review.html] [--accept]
          Writes one page with every golden that a failing test run changed: before, after and
          the difference. --accept replaces the goldens by the results of the run, and deletes
          the page.
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
          --again SCREEN    repeats the actions on a screen of the gallery and reports the first
                            step that differs
          --shrink COMMAND  finds a minimal set of actions with which COMMAND still fails, and
                            writes it into FILE with the ending .shrunk.json, or into -o. COMMAND
                            replays the recording that the variable MULLION_RECORDING names, as
                            a test does with Recording(replaying:)
          --test NAME       prints a test that performs the same actions, after --shrink those that
                            remain; -o FILE.swift writes it
          --showing CODE    the controller or view of the test, such as 'FeedViewController()'
          --import MODULE   the module that declares it
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
