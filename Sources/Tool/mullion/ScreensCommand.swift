// SPDX-License-Identifier: Apache-2.0

import MullionGalleryScreens

/// The command `mullion screens`, which lists the names of the screens for `mullion render`.
@MainActor
struct ScreensCommand {
  /// Returns a line for each screen: its name, its title, its summary.
  func run() -> CommandOutcome {
    let screens = Gallery.screens
    let width = screens.map(\.id.count).max() ?? 0
    let lines = screens.map { screen in
      let gap = String(repeating: " ", count: width - screen.id.count + 2)
      return "\(screen.id)\(gap)\(screen.title): \(screen.summary)\n"
    }
    return CommandOutcome(lines.joined())
  }
}
