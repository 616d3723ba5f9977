// SPDX-License-Identifier: Apache-2.0

/// Text of an input method for the edited text.
package enum TextEvent: Hashable, Sendable {
  /// Text to insert, replacing the preedit text.
  case commit(String)
  /// Preedit text with the caret after `caret` characters; an empty text ends the preedit.
  case preedit(String, caret: Int)
}
