// SPDX-License-Identifier: Apache-2.0

/// A text input view, for assistive technologies that read it character by character.
///
/// Offsets are counted in Unicode scalars, as accessibility buses do.
@MainActor
package protocol AccessibleTyping: AnyObject {
  /// The displayed text; bullets for secure text.
  var typedText: String { get }
  /// The selected range in `typedText`; empty if there is only a caret.
  var typedSelection: Range<Int> { get }
  /// Whether the text can be edited.
  var isTypingAllowed: Bool { get }
  /// Selects a range.
  func selectTyped(_ range: Range<Int>)
}
