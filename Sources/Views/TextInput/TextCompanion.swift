// SPDX-License-Identifier: Apache-2.0

/// The content in front of the text of a field that is part of the input, such as search tokens.
@MainActor
protocol TextCompanion: AnyObject {
  /// Whether there is no content.
  var isEmpty: Bool { get }
  /// The texts of the content.
  var words: [String] { get }
  /// Removes the content, as the clear button does.
  func clear()
}
