// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutCases
import UIKit

/// The items of a case, shown in plain views.
@MainActor
final class CaseDataSource: NSObject, UICollectionViewDataSource {
  static let identifier = "case"

  /// The first question for a size that the case has no answer for.
  private(set) var failure: LayoutCaseError?
  private let itemCounts: [Int]
  private let preferred: CasePreferred

  init(_ layoutCase: LayoutCase) {
    itemCounts = layoutCase.itemCounts
    preferred = layoutCase.preferred
  }

  func register(in collectionView: UICollectionView, _ layout: CaseLayout) {
    collectionView.register(CaseCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in layout.supplementaryKinds {
      collectionView.register(
        CaseReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.identifier)
    }
    for kind in layout.decorationKinds {
      collectionView.collectionViewLayout.register(
        CaseReusableView.self, forDecorationViewOfKind: kind)
    }
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
    (cell as? any CaseView)?.preferredHeight = height
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    (view as? any CaseView)?.preferredHeight = height
    return view
  }

  private func height(item: Int, width: CGFloat) -> CGFloat? {
    do throws(LayoutCaseError) {
      return try preferred.height(item: item, width: width)
    } catch {
      if failure == nil { failure = error }
      return nil
    }
  }
}
