// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// A sidebar with one node with `count` children, on a surface 900 points high.
@MainActor
final class OutlineStage {
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let surface: ViewSurface
  private var time: TimeInterval = 0

  init(count: Int) {
    let size = CGSize(width: 400, height: 900)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    surface = ViewSurface(root: view, size: size, scale: 2)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: number)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0, count + 1])
    outline.append(Array(1...count), to: 0)
    outline.expand([0])
    source.apply(outline, to: 0, animatingDifferences: false)
    frame()
  }

  /// Collapses or expands the node, animated.
  ///
  /// - Returns: The duration of the slowest frame in seconds; the first frame includes the change itself.
  func toggle() -> Double {
    var frames = [
      Stopwatch.seconds {
        var outline = source.snapshot(for: 0)
        if outline.isExpanded(0) { outline.collapse([0]) } else { outline.expand([0]) }
        source.apply(outline, to: 0, animatingDifferences: true)
        frame()
      }
    ]
    var isMoving = true
    while isMoving { frames.append(Stopwatch.seconds { isMoving = frame() }) }
    return frames.max() ?? 0
  }

  @discardableResult
  private func frame() -> Bool {
    time += 1 / 60
    let isMoving = surface.frame(at: time)
    Stopwatch.keep(surface.displayTree())
    return isMoving
  }
}
