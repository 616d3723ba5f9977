// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A collection view controller whose cells, headers or backgrounds record the called hooks.
@MainActor
final class HookedList: UICollectionViewController {
  private let container: HookedContainer

  init(_ container: HookedContainer) {
    self.container = container
    super.init(collectionViewLayout: Self.layout())
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a layout of self-sizing rows in sections with a header and a background.
  static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let kind = UICollectionView.elementKindSectionHeader
    collectionView.register(HookedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(HookedListCell.self, forCellWithReuseIdentifier: "listCell")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    collectionView.register(
      HookedReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "hooked")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
    if container == .decoration {
      collectionView.collectionViewLayout.register(
        HookedReusableView.self, forDecorationViewOfKind: "ground")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier =
      switch container {
      case .cell, .cellWithConstraints, .cellWithConfiguration: "cell"
      case .listCell: "listCell"
      default: "plain"
      }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    switch container {
    case .cellWithConstraints:
      if cell.contentView.subviews.isEmpty { ControllerStage.fill(cell.contentView) }
    case .cellWithConfiguration, .listCell:
      var content = UIListContentConfiguration.cell()
      content.text = "text"
      cell.contentConfiguration = content
    default: break
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHooked = container == .supplementary
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHooked ? "hooked" : "plain", for: indexPath)
    if isHooked, view.subviews.isEmpty { ControllerStage.fill(view) }
    return view
  }
}
