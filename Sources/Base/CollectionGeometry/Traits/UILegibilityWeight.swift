// SPDX-License-Identifier: Apache-2.0

/// The weight of text, which can be increased for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A heavier weight, for better legibility.
  case bold = 1
}
