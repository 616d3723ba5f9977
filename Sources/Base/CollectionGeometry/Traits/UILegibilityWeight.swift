// SPDX-License-Identifier: Apache-2.0

/// Whether text is heavier than usual.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Heavier.
  case bold = 1
}
