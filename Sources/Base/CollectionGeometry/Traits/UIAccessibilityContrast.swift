// SPDX-License-Identifier: Apache-2.0

/// The contrast between the foreground and the background of an interface.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast, requested by the user.
  case high = 1
}
