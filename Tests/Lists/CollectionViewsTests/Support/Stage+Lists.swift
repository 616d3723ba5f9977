// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

// Lists.
extension Stage {
  /// Creates a list with `counts` rows per section; a row prefers the height at its position in `heights`.
  convenience init(
    list configuration: UICollectionLayoutListConfiguration, counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .phone),
    heights: [[CGFloat]] = []
  ) {
    self.init(
      rows: UICollectionViewCompositionalLayout.list(using: configuration), counts: counts,
      size: size, scale: scale, traits)
    configure = { cell, path in
      guard heights.indices.contains(path.section) else { return }
      cell.wantedHeight = heights[path.section][path.item]
    }
    frame()
  }

  /// Creates a stage with one list section per configuration of `sections`.
  convenience init(
    lists sections: [UICollectionLayoutListConfiguration], counts: [Int],
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .phone)
  ) {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: sections[index], layoutEnvironment: environment)
    }
    self.init(rows: layout, counts: counts, traits)
    frame()
  }

  private convenience init(
    rows layout: UICollectionViewLayout, counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, _ traits: UITraitCollection
  ) {
    self.init(layout, items: Self.names(counts), size: size, scale: scale)
    surface.traits = UITraitCollection(traitsFrom: [surface.traits, traits])
    view.register(RecorderRow.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  /// Returns the section for a list configuration in a view of 320 by 480 points.
  static func section(
    of configuration: UICollectionLayoutListConfiguration, traits: UITraitCollection
  ) -> NSCollectionLayoutSection? {
    var section: NSCollectionLayoutSection?
    let layout = UICollectionViewCompositionalLayout { _, environment in
      section = .list(using: configuration, layoutEnvironment: environment)
      return section
    }
    Stage(rows: layout, counts: [1], traits).frame()
    return section
  }

  /// Returns the frame of a row's cell.
  func frame(_ section: Int, _ item: Int) -> CGRect? { cell(section, item)?.frame }

  /// Returns the frame of a section's header.
  func header(_ section: Int) -> CGRect? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }

  /// Returns the frame of a section's footer.
  func footer(_ section: Int) -> CGRect? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))?.frame
  }

  /// The background views of the list sections, from the first to the last.
  var backgrounds: [ListBackgroundView] {
    view.subviews.compactMap { $0 as? ListBackgroundView }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Returns the separators of a row, from top to bottom.
  func separators(_ section: Int, _ item: Int) -> [UIView] {
    guard let cell = cell(section, item) else { return [] }
    return cell.subviews.filter { $0.layer.zPosition == 1 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Returns the frames of the separators of a row.
  func lines(_ section: Int, _ item: Int) -> [CGRect] { separators(section, item).map(\.frame) }
}
