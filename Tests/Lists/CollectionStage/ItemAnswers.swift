// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import UIKit

/// The data source methods of plain collection view items.
///
/// Subclasses differ in the methods that they omit.
@MainActor
open class ItemAnswers: NSObject {
  package typealias Cell = (UICollectionView, IndexPath) -> UICollectionViewCell
  package typealias Other = (UICollectionView, String, IndexPath) -> UICollectionReusableView

  /// The closure that returns the number of items in each section; called whenever the view queries it.
  package var counts: () -> [Int]
  /// The closure that creates the cell of an item.
  package var cell: Cell
  /// The closure that creates a supplementary view of a kind; by default it dequeues the view registered with
  /// the kind as identifier.
  package var other: Other = {
    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: $1, for: $2)
  }
  /// The closure that returns the index titles, one per section, or `nil` for no index.
  package var indexTitles: () -> [String]? = { nil }

  /// Creates a data source from closures.
  ///
  /// - Parameters:
  ///   - counts: A closure that returns the number of items in each section.
  ///   - cell: A closure that creates the cell of an item; by default it dequeues the one registered as
  ///     "cell".
  package init(
    counts: @escaping () -> [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
  ) {
    self.counts = counts
    self.cell = cell
  }

  /// Creates a data source with constant numbers of items per section.
  package convenience init(
    _ counts: [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
  ) {
    self.init(counts: { counts }, cell: cell)
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts().count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts()[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    other(collectionView, kind, indexPath)
  }

  package func indexTitles(for collectionView: UICollectionView) -> [String]? { indexTitles() }

  package func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}
