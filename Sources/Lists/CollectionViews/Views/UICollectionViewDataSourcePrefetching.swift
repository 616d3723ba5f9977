// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is notified of items that will probably be displayed soon, so that it can load their data
/// in advance.
///
/// Differs from UIKit, whose selection of items is not published: the announced items are those within one
/// more screen in the scroll direction. Items of orthogonal sections are not announced.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object that the items at `indexPaths`, nearest first, will probably be displayed soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Notifies the object that the items at `indexPaths` will probably not be displayed soon after all; a
  /// no-op by default.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing; the default implementation.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
