// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryScreens

/// The screen that a command is to look at, where it takes a file or a screen.
@MainActor
enum ScreenChoice {
  /// The screen called `name`; nil when that is a file, of which `identifiers` name cases.
  ///
  /// - Throws: `CommandError` when it is neither, or a case of a screen was asked for.
  static func screen(
    named name: String, cases identifiers: [String]
  ) throws(CommandError) -> GalleryScreen? {
    let screens = Gallery.screens
    guard let screen = screens.first(where: { $0.id == name }) else {
      if FileManager.default.isReadableFile(atPath: name) { return nil }
      let names = screens.map(\.id).joined(separator: ", ")
      throw CommandError("'\(name)' is neither a readable file nor a screen (\(names)).")
    }
    guard let identifier = identifiers.first else { return screen }
    throw CommandError("--id \(identifier) names a case of a file, but '\(name)' is a screen.")
  }
}
