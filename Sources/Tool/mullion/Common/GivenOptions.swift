// SPDX-License-Identifier: Apache-2.0

/// The options that a command was given, to refuse those that say nothing about its subject.
package struct GivenOptions: Equatable, Sendable {
  private var words: [String] = []

  /// Notes an option.
  mutating func note(_ word: String) {
    if word.hasPrefix("-") { words.append(word) }
  }

  /// Whether an option was given.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// The first option that is none of `allowed`.
  func first(except allowed: String) -> String? { words.first { $0 != allowed } }

  /// Refuses `options` where `subject` is something else than they are for.
  ///
  /// - Throws: `CommandError` that says why, when one of them was given.
  func refuse(_ options: [String], _ subject: String, _ reason: String) throws(CommandError) {
    guard let word = words.first(where: options.contains) else { return }
    throw CommandError("\(word) does nothing here: '\(subject)' \(reason).")
  }
}

extension GivenOptions {
  /// Refuses what cases say themselves.
  ///
  /// - Throws: `CommandError` that says so.
  func requireForCases(_ file: String) throws(CommandError) {
    try refuse(
      ["--size", "--scale", "--items"], file, "holds cases, which say it themselves")
  }

  /// Refuses what a screen says itself.
  ///
  /// - Throws: `CommandError` that says so.
  func requireForScreen(_ name: String) throws(CommandError) {
    try refuse(["--items"], name, "is a screen, which has items of its own")
  }

  /// Refuses what interface files say themselves.
  ///
  /// - Throws: `CommandError` that says so.
  func requireForInterface(_ name: String) throws(CommandError) {
    try refuse(
      ["--items", "--id", "--photos", "--length"], name, "is an interface file")
  }
}
