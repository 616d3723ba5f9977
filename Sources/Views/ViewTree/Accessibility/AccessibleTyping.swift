// SPDX-License-Identifier: Apache-2.0

/// What is typed into, as assistive technologies read it character by character.
///
/// Places are counted in Unicode scalars, as accessibility buses do.
@MainActor
package protocol AccessibleTyping: AnyObject {
  /// The text as it is shown; of one that is hidden, its dots.
  var typedText: String { get }
  /// What is selected; empty at the caret.
  var typedSelection: Range<Int> { get }
  /// Whether it can be typed into now.
  var isTypingAllowed: Bool { get }
  /// Selects.
  func selectTyped(_ range: Range<Int>)
}
