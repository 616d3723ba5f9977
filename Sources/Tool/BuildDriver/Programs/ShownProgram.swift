// SPDX-License-Identifier: Apache-2.0

/// What an application is started with, so that it shows itself.
struct ShownProgram {
  private let environment: BuildEnvironment

  init(_ environment: BuildEnvironment) {
    self.environment = environment
  }

  /// The variables for it: without a display it draws pictures into `folder`.
  func variables(picturesIn folder: String) -> [String: String] {
    var variables = environment.variables
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY", "MULLION_PICTURES"]
    if displays.allSatisfy({ environment.variable($0) == nil }) {
      variables["MULLION_PICTURES"] = folder
      environment.say("mullion: there is no display; the first pictures go to \(folder)\n")
    }
    return variables
  }
}
