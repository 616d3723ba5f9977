// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionGalleryScreens

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
      throw CommandError(
        "'\(name)' is neither a readable file nor a screen\(advice(instead: name)).")
    }
    guard let identifier = identifiers.first else { return screen }
    throw CommandError("--id \(identifier) names a case of a file, but '\(name)' is a screen.")
  }

  /// The screen called `name`.
  ///
  /// - Throws: `CommandError` that names the screens there are, the likeliest first.
  static func screen(
    named name: String, in screens: [GalleryScreen] = Gallery.screens
  ) throws(CommandError) -> GalleryScreen {
    if let screen = screens.first(where: { $0.id == name }) { return screen }
    throw CommandError("There is no screen '\(name)'\(advice(instead: name)).")
  }

  /// What to name instead of `name`.
  private static func advice(instead name: String) -> String {
    let names = Gallery.screens.map(\.id)
    let near = names.map { ($0, distance($0, name.lowercased())) }.min { $0.1 < $1.1 }
    let lead = near.flatMap { $0.1 <= 2 ? "did you mean \($0.0)? There are" : nil }
    return "; \(lead ?? "there are") \(names.joined(separator: ", "))"
  }

  /// How many letters have to be put in, taken out or changed to make one word of the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, letter) in first.enumerated() {
      var before = row[0]
      row[0] = index + 1
      for (column, other) in target.enumerated() {
        let change = before + (letter == other ? 0 : 1)
        before = row[column + 1]
        row[column + 1] = min(change, before + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
