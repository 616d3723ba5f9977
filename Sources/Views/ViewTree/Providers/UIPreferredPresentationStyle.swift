// SPDX-License-Identifier: Apache-2.0

/// The preferred style for displaying an item in a text or document.
public enum UIPreferredPresentationStyle: Int, Hashable, Sendable {
  /// No preference.
  case unspecified = 0
  /// A display inline in the text.
  case inline = 1
  /// A display as an attachment.
  case attachment = 2
}
