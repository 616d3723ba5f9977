// SPDX-License-Identifier: Apache-2.0

/// The preferred style for displaying an item in a text or document.
public enum UIPreferredPresentationStyle: Int, Hashable, Sendable {
  /// No preference.
  case unspecified = 0
  /// Inline in the text.
  case inline = 1
  /// As an attachment.
  case attachment = 2
}
