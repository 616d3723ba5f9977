// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// The object that provides the data of a collection view and the views that display it.
///
/// Differs from UIKit: the optional methods are requirements with default implementations, since optional
/// requirements need Objective-C. A method that only a subclass of the conforming class implements is not
/// called: implement it in the conforming class, and override it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in `section`.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the configured cell of the item at `indexPath`, dequeued from `collectionView`.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the configured supplementary view, dequeued from `collectionView`.
  ///
  /// Required if the layout contains supplementary views: the default implementation traps.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user may move the item; `true` by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item in the data; called after the user has moved it.
  ///
  /// Differs from UIKit: items can be picked up even if this method is not implemented; they then return to
  /// their origin.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of an index beside the content; `nil` by default.
  ///
  /// Differs from UIKit: the appearance of the index is Mullion's own.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path that a title of the index scrolls to.
  ///
  /// Required if there are titles: the default implementation traps.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Traps: a layout with supplementary views needs a data source that provides them.
  ///
  /// - Returns: Never returns.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    contractBroken(
      "the layout shows a supplementary view of kind \"\(kind)\" at \(indexPath.words), but "
        + "\(type(of: self)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:); implement it there")
  }

  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Makes the item return to its origin, with a diagnostic message.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.work.refuseMovement()
    Diagnostics.reportOnce(
      "the user moved an item, but \(type(of: self)) does not implement "
        + "collectionView(_:moveItemAt:to:), so the item returns to its origin; implement it "
        + "there and move the item in the data, or return false in collectionView(_:canMoveItemAt:)"
    )
  }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Traps: a data source with index titles has to implement this method.
  ///
  /// - Returns: Never returns.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    contractBroken(
      "the index path of the index title \"\(title)\", at position \(index), was requested, but "
        + "\(type(of: self)) does not implement collectionView(_:indexPathForIndexTitle:at:); "
        + "implement it together with indexTitles(for:)")
  }
}
