// SPDX-License-Identifier: Apache-2.0

/// How large items of a Mac's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Not said, as on phones and tablets.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Smaller.
  case small = 1
  /// Larger.
  case large = 3
}
