// SPDX-License-Identifier: Apache-2.0

/// The environment in which an application is started to show its window.
struct LaunchedProgram {
  private let environment: BuildEnvironment

  init(_ environment: BuildEnvironment) {
    self.environment = environment
  }

  /// Returns the environment variables; without a display the application renders images into `folder`, which
  /// is reported to the user.
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
