// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Says how much data a collection view shows and gives the views that show it.
///
/// Differs from UIKit: the methods with a default are requirements with default implementations,
/// since there are no optional ones without Objective-C. A method that only a subclass of the
/// conforming class implements is not called: implement it in the conforming class, and override it.
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

  /// Whether the user may move the item; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item in the data; called when the user has moved it.
  ///
  /// Differs from UIKit: items can be picked up though this is not implemented; they go back then.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of an index beside the content; `nil` unless implemented.
  ///
  /// Differs from UIKit: the look of the index is ours.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Where a title of the index leads; an index path of one index is a section.
  ///
  /// - Precondition: Implemented, when there are titles.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
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

  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Lets the item go back to where it was, with a diagnostic.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.work.refuseMovement()
    Diagnostics.reportOnce(
      "the user moved an item, but \(type(of: self)) does not implement "
        + "collectionView(_:moveItemAt:to:), so that it goes back; implement it there and move the "
        + "item in the data, or answer false in collectionView(_:canMoveItemAt:)")
  }

  /// No titles.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Traps: a data source that has titles says where they lead.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    contractBroken(
      "the index path of the index title \"\(title)\", at position \(index), was asked for, but "
        + "\(type(of: self)) does not implement collectionView(_:indexPathForIndexTitle:at:); "
        + "implement it together with indexTitles(for:)")
  }
}
