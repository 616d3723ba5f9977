// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import UIKit
import ViewTree

/// A list mounted in a headless surface.
@MainActor
struct ListStage {
  let stage: Stage

  /// A list of `counts` rows a section; a row asks for the height of its place in `heights`.
  init(
    _ configuration: UICollectionLayoutListConfiguration, counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .phone),
    heights: [[CGFloat]] = []
  ) {
    self.init(
      UICollectionViewCompositionalLayout.list(using: configuration), counts: counts, size: size,
      scale: scale, traits, heights)
  }

  /// Sections that `sections` describes, one configuration each.
  init(
    each sections: [UICollectionLayoutListConfiguration], counts: [Int],
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .phone)
  ) {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: sections[index], layoutEnvironment: environment)
    }
    let size = CGSize(width: 320, height: 480)
    self.init(layout, counts: counts, size: size, scale: 2, traits, [])
  }

  private init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize, scale: CGFloat,
    _ traits: UITraitCollection, _ heights: [[CGFloat]]
  ) {
    let items = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    stage = Stage(layout, items: items, size: size, scale: scale)
    stage.surface.traits = UITraitCollection(traitsFrom: [stage.surface.traits, traits])
    stage.view.register(RecorderRow.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      stage.view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    stage.configure = { cell, path in
      guard heights.indices.contains(path.section) else { return }
      cell.wantedHeight = heights[path.section][path.item]
    }
    stage.frame()
  }

  /// The section that a configuration makes in a room of 320 by 480 points.
  static func section(
    _ configuration: UICollectionLayoutListConfiguration, traits: UITraitCollection
  ) -> NSCollectionLayoutSection? {
    var section: NSCollectionLayoutSection?
    let layout = UICollectionViewCompositionalLayout { _, environment in
      section = .list(using: configuration, layoutEnvironment: environment)
      return section
    }
    _ = ListStage(
      layout, counts: [1], size: CGSize(width: 320, height: 480), scale: 2, traits, [])
    return section
  }

  /// The frame of a row's cell.
  func frame(_ section: Int, _ item: Int) -> CGRect? { stage.cell(section, item)?.frame }

  /// The frame of a section's header.
  func header(_ section: Int) -> CGRect? {
    stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }

  /// The frame of a section's footer.
  func footer(_ section: Int) -> CGRect? {
    stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))?.frame
  }

  /// The grounds of the list sections, from the first to the last.
  var backgrounds: [ListBackgroundView] {
    stage.view.subviews.compactMap { $0 as? ListBackgroundView }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The separators that a row shows.
  func separators(_ section: Int, _ item: Int) -> [UIView] {
    guard let cell = stage.cell(section, item) else { return [] }
    return cell.subviews.filter { $0.layer.zPosition == 1 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The frames of the separators that a row shows.
  func lines(_ section: Int, _ item: Int) -> [CGRect] { separators(section, item).map(\.frame) }
}
