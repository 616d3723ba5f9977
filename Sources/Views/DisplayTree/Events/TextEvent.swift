// SPDX-License-Identifier: Apache-2.0

/// What an input method has for the text that is edited.
package enum TextEvent: Hashable, Sendable {
  /// Text to keep, in the place of what it showed before.
  case commit(String)
  /// Text to show while it is made, with the caret behind `caret` characters; empty: none any more.
  case preedit(String, caret: Int)
}
