// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The distance of a caret movement.
package enum TextStep: Hashable, Sendable {
  /// A movement to the next or the previous character.
  case character
  /// A movement to the end of the current or next word, or to the beginning of the current or previous one.
  case word
  /// A movement to the end of the paragraph, or to its beginning.
  case paragraph
  /// A movement to the end of the text, or to its beginning.
  case document
}
