// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// A grid on a surface on which sixty cells are visible: ten rows of six.
@MainActor
final class GridStage {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  static let size = CGSize(width: 600, height: 1000)
  static let columns = 6
  static let rowHeight: CGFloat = 100

  let view: UICollectionView
  let surface: ViewSurface
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private var time: TimeInterval = 0

  /// Displays `snapshot` and performs the first layout.
  init(_ snapshot: Snapshot) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section))
    surface = ViewSurface(root: view, size: Self.size, scale: 2)
    let registration = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
      cell.show(number)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    source.apply(snapshot, animatingDifferences: false)
    frame()
  }

  convenience init(count: Int) { self.init(Self.snapshot(of: Array(0..<count))) }

  static func snapshot(of numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    return snapshot
  }

  private static var section: NSCollectionLayoutSection {
    .grid(columns: columns, rowHeight: rowHeight, inset: 2)
  }

  /// Performs the work of a frame before a host draws: clock, layout, display list.
  ///
  /// - Returns: Whether an animation is in progress.
  @discardableResult
  func frame() -> Bool {
    time += 1 / 60
    let isMoving = surface.frame(at: time)
    Stopwatch.keep(surface.displayTree())
    return isMoving
  }

  /// Performs a frame with a scroll wheel event.
  func scroll(by distance: CGFloat) {
    surface.handle(
      .scroll(
        ScrollEvent(
          phase: .discrete, location: CGPoint(x: 300, y: 500),
          delta: CGVector(dx: 0, dy: distance))))
    frame()
  }

  /// Scrolls `item` to the top.
  func jump(toItem item: Int) {
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    frame()
  }
}
