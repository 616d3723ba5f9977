// SPDX-License-Identifier: Apache-2.0

/// Content of a field in front of its text that is part of the input.
@MainActor
protocol TextCompanion: AnyObject {
  /// Whether there is no content.
  var isEmpty: Bool { get }
  /// The texts of the content.
  var words: [String] { get }
  /// Removes the content, as the clear button does.
  func clear()
}
