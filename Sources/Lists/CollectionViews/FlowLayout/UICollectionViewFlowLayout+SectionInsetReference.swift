// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewFlowLayout {
  /// The reference from which section insets are measured, across the scroll axis.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area of the collection view.
    case fromSafeArea = 1
    /// The layout margins of the collection view.
    case fromLayoutMargins = 2
  }
}
