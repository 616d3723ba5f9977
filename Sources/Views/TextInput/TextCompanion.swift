// SPDX-License-Identifier: Apache-2.0

/// What stands in a field in front of its text and is part of what was entered.
@MainActor
protocol TextCompanion: AnyObject {
  /// Whether there is nothing.
  var isEmpty: Bool { get }
  /// What it says.
  var words: [String] { get }
  /// Takes everything away, as the button that clears does.
  func clear()
}
