// SPDX-License-Identifier: Apache-2.0

/// The options given to a command, to reject those that do not apply to its subject.
package struct ParsedOptions: Equatable, Sendable {
  private var words: [String] = []

  /// Records an option.
  mutating func record(_ word: String) {
    if word.hasPrefix("-") { words.append(word) }
  }

  /// Returns whether an option was given.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// Returns the first option other than `allowed`.
  func first(except allowed: String) -> String? { words.first { $0 != allowed } }

  /// Rejects `options`, which do not apply to `subject`.
  ///
  /// - Throws: `CommandError` with the reason, when one of them was given.
  func refuse(_ options: [String], _ subject: String, _ reason: String) throws(CommandError) {
    guard let word = words.first(where: options.contains) else { return }
    throw CommandError("\(word) has no effect here: '\(subject)' \(reason).")
  }
}

extension ParsedOptions {
  /// Rejects options that cases specify themselves.
  ///
  /// - Throws: `CommandError` when one of them was given.
  func requireForCases(_ file: String) throws(CommandError) {
    try refuse(
      ["--size", "--scale", "--items"], file, "contains cases, which specify it themselves")
  }

  /// Rejects options that a screen specifies itself.
  ///
  /// - Throws: `CommandError` when one of them was given.
  func requireForScreen(_ name: String) throws(CommandError) {
    try refuse(["--items"], name, "is a screen, which has items of its own")
  }

  /// Rejects options that do not apply to interface files.
  ///
  /// - Throws: `CommandError` when one of them was given.
  func requireForInterface(_ name: String) throws(CommandError) {
    try refuse(
      ["--items", "--id", "--photos", "--length"], name, "is an interface file")
  }
}
