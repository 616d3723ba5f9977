// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Says how much data a collection view shows and gives the views that show it.
///
/// Differs from UIKit: the methods with a default are requirements with default implementations,
/// since there are no optional ones without Objective-C. A subclass of a conforming class that
/// implements one of them first is not asked; implement it in the conforming class and override it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items there are in `section`.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The configured cell of the item at `indexPath`, dequeued from `collectionView`.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The configured supplementary view, dequeued from `collectionView`.
  ///
  /// - Precondition: Implemented, when the layout shows supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps: a layout that shows supplementary views needs a data source that gives them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    contractBroken(
      "the layout shows a supplementary view of kind \"\(kind)\" at \(indexPath.words), but "
        + "\(type(of: self)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:); implement it there")
  }
}
