// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The distance of a caret movement.
package enum TextStep: Hashable, Sendable {
  /// To the next or the previous character.
  case character
  /// To the end of the word, or to its beginning.
  case word
  /// To the end of the paragraph, or to its beginning.
  case paragraph
  /// To the end of the text, or to its beginning.
  case document
}
