// SPDX-License-Identifier: Apache-2.0

/// The size of toolbar items on a Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// An unspecified size, as on phones and tablets.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// A smaller size.
  case small = 1
  /// A larger size.
  case large = 3
}
