// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewFlowLayout {
  /// What the insets of sections are counted from, across the scrolling.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// Its safe area.
    case fromSafeArea = 1
    /// Its layout margins.
    case fromLayoutMargins = 2
  }
}
