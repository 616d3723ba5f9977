// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A collection view with any number of rows, whose texts are created on demand.
final class RowsController: UICollectionViewController {
  private let scene: Scene
  private let rows: Int
  /// The number of replacements of the first hundred rows.
  private var generation = 0
  private lazy var pictures = (0..<64).map { Self.picture($0) }

  init(scene: Scene, rows: Int) {
    self.scene = scene
    self.rows = rows
    super.init(collectionViewLayout: Self.layout(of: scene))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.showsVerticalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
  }

  func scroll(by distance: CGFloat) {
    collectionView.contentOffset.y += distance
  }

  func replaceHundred() {
    generation += 1
    let paths = (0..<100).map { IndexPath(item: $0, section: 0) }
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates { [self] in
        collectionView.deleteItems(at: paths)
        collectionView.insertItems(at: paths)
      }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isReplaced = generation > 0 && indexPath.item < 100
    let text = isReplaced ? "Row \(indexPath.item).\(generation)" : "Row \(indexPath.item)"
    if scene == .listcells {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell {
      cell.style(as: scene)
      cell.label.text = text
      if scene == .pictures { cell.picture.image = pictures[indexPath.item % 64] }
    }
    return cell
  }

  static func layout(of scene: Scene) -> UICollectionViewLayout {
    let isGrid = scene == .grid || scene == .stylegrid || scene == .pictures
    let height = NSCollectionLayoutDimension.absolute(scene == .pictures ? 100 : 36)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isGrid ? 0.25 : 1), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Returns an image in place of a photo, with four times as many pixels per side as are displayed.
  private static func picture(_ index: Int) -> UIImage {
    let size = CGSize(width: 400, height: 288)
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      for row in 0..<36 {
        UIColor(
          red: CGFloat(row) / 36, green: 0.5, blue: CGFloat(index) / 64, alpha: 1
        ).setFill()
        context.fill(CGRect(x: 0, y: row * 8, width: 400, height: 8))
      }
    }
    return drawn.pngData().flatMap { UIImage(data: $0) } ?? drawn
  }
}
