// SPDX-License-Identifier: Apache-2.0

extension Help {
  /// The commands for live screens.
  static let live: [(command: String, text: String)] = [
    (
      "open",
      """
      mullion open SCREEN [--device NAME] [--size 390x844] [--traits dark,text=largest]
                   [--timeout SECONDS] [--idle MINUTES] [--replay]
              open FOLDER/|FILE.xcodeproj [--target T] [--swift-version 5|6] [--package NAME=FOLDER ...]
                   [--checkouts FOLDER] [--clean] and the options above
        Opens a screen of the gallery, or the first screen of an application, which is built as by
        mullion build, and prints what can be acted on. The screen stays open for the commands below
        in this folder: an application in a process of its own, whose clock advances with actions.
        --device NAME     the device, such as iphone-15 or ipad-mini (phone)
        --traits TRAITS   light, dark, high-contrast, right-to-left and text=SIZE, between commas
        --timeout SECONDS the maximum time of the launch and of each command (30), after which the
                          application is stopped, and its stack printed
        --idle MINUTES    the time without commands after which the screen is closed (30)
        --replay          performs the actions of the last time again, up to one that stopped the
                          application
      """
    ),
    (
      "look",
      """
      mullion look [-i] [-s TEXT] [-d N] [--lines N | --all] [--diff] [--json] [@e7] [--screen NAME]
        Prints the live screen: a line for each element, with its reference, role, text and frame.
        -i              only elements that can be acted on
        -s TEXT         only elements that contain a text
        -d N            only N levels, 1 for the outermost
        --lines N, --all
                        the maximum number of lines (40)
        --diff          only what changed since the last look or action
        --json          a JSON object on a line for each element
        @e7             only this element with its parts
        --screen NAME   of several live screens not the latest one of this folder
      """
    ),
    (
      "do",
      """
      mullion do [--screen NAME] "ACTIONS"
        Performs actions on the live screen, waits until it is idle, and prints what changed. Actions
        are those of mullion render --do, between semicolons; @e7 stands for an element. One action is
        a command of its own as well: mullion tap @e7, and also \(words).
      """
    ),
    (
      "reload",
      """
      mullion reload [--screen NAME]
        After an edit: builds the application of the live screen, starts it anew, performs its actions
        again, and prints what changed. References stay. If the build fails, the screen stays as it was.
      """
    ),
    (
      "live",
      """
      mullion live [--close | --close-all] [--screen NAME]
        Lists the live screens: the name, the project, the device, the age, the number of actions,
        the bytes sent and printed. --close closes the one of this folder. mullion why @e7 explains the
        frame of an element of the live screen, mullion lint without a file checks its layouts, and
        mullion replay --test NAME writes its actions as a test.
      """
    ),
    (
      "skill",
      """
      mullion skill [FOLDER | FILE.xcodeproj] [-o FILE.md]
        Prints, or writes into FILE.md, a page for coding agents: the commands in the order in which
        they are used, and the targets, programs and tests of this project.
      """
    ),
  ]

  private static var words: String { LiveCall.actions.dropFirst().joined(separator: ", ") }
}
