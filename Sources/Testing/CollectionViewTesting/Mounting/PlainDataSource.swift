// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A data source with a given number of items per section, for a layout that is shown without an application.
@MainActor
final class PlainDataSource: NSObject, UICollectionViewDataSource {
  /// A function that takes an element's kind (`nil` for cells), index path and current size in points, and
  /// returns its preferred size, or `nil` to keep the current one.
  typealias Measuring = @MainActor (_ kind: String?, IndexPath, CGSize) -> CGSize?

  private static let identifier = "plain"

  private let itemCounts: [Int]
  private let preferredSize: Measuring?
  private var knownKinds: Set<String> = []

  init(_ itemCounts: [Int], preferredSize: Measuring?) {
    self.itemCounts = itemCounts
    self.preferredSize = preferredSize
  }

  /// Returns a collection view with the items, of `size` points; it does not retain the data source.
  func view(showing layout: UICollectionViewLayout, size: CGSize) -> UICollectionView {
    let frame = CGRect(origin: .zero, size: size)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    provide(for: view)
    return view
  }

  /// Configures `collectionView` to show the items; it does not retain the data source.
  func provide(for collectionView: UICollectionView) {
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCounts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    show(cell, "\(indexPath.section).\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if knownKinds.insert(kind).inserted {
      collectionView.register(
        PlainReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    show(view, kind)
    return view
  }

  private func show(_ view: UICollectionReusableView, _ text: String) {
    guard let view = view as? any PlainView else { return }
    view.label.text = text
    view.preferredSize = preferredSize
  }
}
