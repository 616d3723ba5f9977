// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A view whose text is that of a storage, too; places are counted in UTF-16 code units.
@MainActor
protocol StoredText: AnyObject {
  /// The length of the text.
  var storedLength: Int { get }
  /// The number of changes of the text and its attributes so far.
  var storedVersion: Int { get }
  /// The attributes where the text has none of its own.
  var storedDefaults: TextStyles.Attributes { get }
  /// Returns the part that the changes since a version made, empty where there are none; nil when they are too many.
  func storedChange(since version: Int) -> Range<Int>?
  /// Returns the paragraphs that a part of the text is in.
  func storedParagraphs(around range: Range<Int>) -> Range<Int>
  /// Returns a part of the text as the view has it, with all attributes.
  func stored(in range: Range<Int>) -> SetSource
  /// Takes the text of a part over from the storage.
  func takeStored(_ source: SetSource, in range: Range<Int>)
}
