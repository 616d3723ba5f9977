// SPDX-License-Identifier: Apache-2.0

/// Whether what is shown stands out from what is behind it more than usual.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual: the person asks for it.
  case high = 1
}
