// SPDX-License-Identifier: Apache-2.0

/// The size of toolbar items on a Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// An unspecified size, as on phones and tablets.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// A size smaller than the regular one.
  case small = 1
  /// A size larger than the regular one.
  case large = 3
}
