// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionGalleryScreens

/// The selection of a screen for commands that take a file or a screen.
@MainActor
enum ScreenChoice {
  /// Returns the screen called `name`, or `nil` when that is a file; `identifiers` are cases of the file.
  ///
  /// - Throws: `CommandError` when it is neither, or a case of a screen was requested.
  static func screen(
    named name: String, cases identifiers: [String]
  ) throws(CommandError) -> GalleryScreen? {
    let screens = Gallery.screens
    guard let screen = screens.first(where: { $0.id == name }) else {
      if FileManager.default.isReadableFile(atPath: name) { return nil }
      throw CommandError(
        "'\(name)' is neither a readable file nor a screen\(advice(instead: name)).")
    }
    guard let identifier = identifiers.first else { return screen }
    throw CommandError("--id \(identifier) names a case of a file, but '\(name)' is a screen.")
  }

  /// Returns the screen called `name`.
  ///
  /// - Throws: `CommandError` with the available screens, the most similar name first.
  static func screen(
    named name: String, in screens: [GalleryScreen] = Gallery.screens
  ) throws(CommandError) -> GalleryScreen {
    if let screen = screens.first(where: { $0.id == name }) { return screen }
    throw CommandError("There is no screen '\(name)'\(advice(instead: name)).")
  }

  /// Returns the suggestion of other names than `name`.
  private static func advice(instead name: String) -> String {
    let names = Gallery.screens.map(\.id)
    let near = Spelling.nearest(to: name, among: names)
    let lead = near.map { "did you mean \($0)? There are" }
    return "; \(lead ?? "there are") \(names.joined(separator: ", "))"
  }
}
