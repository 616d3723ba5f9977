// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// A page for coding agents: the commands in the order in which they are used, and what a project contains.
struct SkillPage {
  /// The project that the page is about.
  struct Project {
    /// The argument that names it in commands.
    var subject: String
    var contents: ProjectContents
    /// The estimate which files build, or `nil` if there is none.
    var estimate: String?

    /// The argument of `mullion open`: a path with a slash.
    var opened: String {
      subject.hasSuffix(".xcodeproj") || subject.hasSuffix("/") || subject == "."
        ? subject : "\(subject)/"
    }
    /// The options of `mullion test` that name the project.
    var tested: String {
      if subject == "." { return "" }
      return subject.hasSuffix(".xcodeproj") ? " \(subject)" : " --package-path \(subject)"
    }
  }

  /// The invocation of this tool.
  let tool: String
  let project: Project?

  /// The page as Markdown, at most 120 lines.
  var text: String {
    """
    ---
    name: mullion
    description: Build, run, inspect and test iOS (UIKit) screens on Linux from the command line. Use it to see a screen as text, act on it, find layout faults, and check a change.
    ---

    # iOS screens on Linux with mullion

    `\(tool)` builds unmodified UIKit sources and shows their screens as text, without a display. Reading
    sources is not proof that a screen works: open it.

    ## The loop

    1. `\(tool) open \(opened)` builds, starts the application, and prints what can be acted on.
    2. `\(tool) look -i` prints that again: `@e7 button "Edit" 332 0 50 44` is a reference, a role, a text,
       and a frame (x, y, width, height in points).
    3. `\(tool) do "tap @e7; type hello; wait 0.3"` acts, waits until the screen is idle, and prints what
       changed. The screen stays as it is for the next command.
    4. `\(tool) look --diff` prints what changed since the last look.
    5. Edit the sources.
    6. `\(tool) reload` builds, starts the application anew, performs the same actions, and prints what
       changed. References stay.
    7. `\(tool) lint` and `\(tool) test\(project?.tested ?? "")` check the result.
    8. `\(tool) live --close` at the end.

    ## Look

    | Command | Prints |
    | --- | --- |
    | `\(tool) look` | all elements, at most 40 lines; the last line says how to see the rest |
    | `\(tool) look -i` | only elements that can be acted on |
    | `\(tool) look -s TEXT` | only elements that contain a text |
    | `\(tool) look @e7` | an element with its parts; `-d 1` without theirs |
    | `\(tool) look --json` | a JSON object on a line for each element |
    | `\(tool) why @e7` | the terms of its frame, its constraints, its class |
    | `\(tool) lint` | mistakes in the layouts on the screen, with remedies |

    ## Act

    Actions stand in `do "…"` between semicolons; one is also a command: `\(tool) tap @e7`.

    | Action | Effect |
    | --- | --- |
    | `tap @e7`, `tap Edit`, `tap 20,40` | taps an element, a text, or a position |
    | `type TEXT`, `press KEY` | types into the field that has the focus, after a tap on it |
    | `scroll @e3 down`, `swipe @e7 left` | scrolls a list, swipes a row |
    | `hold X,Y`, `drag X,Y,X,Y` | presses long, drags |
    | `back`, `rotate`, `wait 0.5` | goes back, turns the device, advances the clock |

    Time passes only in actions: animations, timers and `asyncAfter` wait for them.

    ## When something fails

    - Exit status: 0 success; 1 something differs, or an action is not possible; 2 bad usage, or the build
      fails; 3 the application stopped, hangs, or shows no window; 4 no screen is open.
    - A crash or an endless loop is a sentence with the action and the stack. `\(tool) open \(opened) --replay`
      opens the screen again and performs the actions up to that one.
    - What the application prints is on standard error after each command.
    - `\(tool) replay --test NAME` prints a test that performs the actions of the live screen.
    - `\(tool) COMMAND --help` explains a command.

    \(projectText)
    """
  }

  private var opened: String { project?.opened ?? "FOLDER/" }

  private var projectText: String {
    guard let project else {
      return """
        ## This folder

        There is no package and no Xcode project here. `\(tool) screens` lists screens of a gallery to try
        the commands with: `\(tool) open recipes`.

        """
    }
    let contents = project.contents
    var lines = [
      "## This project", "", "`\(project.subject)`, measured when this page was written:", "",
    ]
    lines.append("- programs to open: \(Self.list(contents.programs))")
    if contents.programs.count > 1 { lines.append("  (name one with `--target`)") }
    lines.append("- libraries: \(Self.list(contents.libraries))")
    lines.append("- tests: \(Self.list(contents.tests))")
    if let estimate = project.estimate { lines.append("- \(estimate)") }
    if contents.programs.isEmpty {
      lines.append(
        "- without a program, write `#Preview { … }` beside a view; `\(tool) previews \(project.opened)` lists"
          + " and renders them, and tests show screens with `CollectionViewHarness`")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
