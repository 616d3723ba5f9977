// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears which items will probably be shown soon, so that their data can be fetched before.
///
/// Differs from UIKit: which items those are is ours to say, since nobody has published a
/// measurement: the items within one more screen in the direction of scrolling. Items of orthogonal
/// sections are not announced.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// The items at `indexPaths`, nearest first, will probably be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// The items at `indexPaths` will probably not be shown soon after all; nothing happens unless
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
