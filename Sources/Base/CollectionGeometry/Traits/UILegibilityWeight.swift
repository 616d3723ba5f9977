// SPDX-License-Identifier: Apache-2.0

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A heavier weight.
  case bold = 1
}
