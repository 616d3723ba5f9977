// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A view whose text is synchronised with a text storage; offsets are UTF-16 code units.
@MainActor
protocol StoredText: AnyObject {
  /// The length of the text.
  var storedLength: Int { get }
  /// The number of changes of the text and its attributes so far.
  var storedVersion: Int { get }
  /// The attributes of text without attributes of its own.
  var storedDefaults: TextStyles.Attributes { get }
  /// Returns the range of the changes since a version, empty if there are none; `nil` if some of them were
  /// discarded.
  func storedChange(since version: Int) -> Range<Int>?
  /// Returns the range of the paragraphs that overlap `range`.
  func storedParagraphs(around range: Range<Int>) -> Range<Int>
  /// Returns a part of the view's text, with all attributes.
  func stored(in range: Range<Int>) -> SetSource
  /// Replaces the text in `range` with that of the storage.
  func takeStored(_ source: SetSource, in range: Range<Int>)
}
