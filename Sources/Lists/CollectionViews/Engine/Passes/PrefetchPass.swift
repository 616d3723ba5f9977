// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The pass that requests prefetching of the items within one more screen in the scroll direction, each once,
/// and cancels those that are no longer ahead.
@MainActor
struct PrefetchPass {
  let engine: CollectionEngine

  /// Runs the pass.
  ///
  /// - Complexity: O(n log n) for n items on the next screen and announced before; O(1) if neither the view
  ///   moved nor the elements changed.
  func run() {
    let view = engine.view
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource,
      view.bounds != engine.prefetch.bounds || engine.prefetch.isOutdated, !view.bounds.isEmpty
    else { return }
    engine.prefetch.isOutdated = false
    let axis = record(view.bounds)
    let ahead = items(ahead: axis)
    let known = engine.prefetch.announced.filter { engine.realised[.cell($0)] == nil }
    let new = ahead.filter { !known.contains($0) }
    let dropped = known.subtracting(ahead).sorted()
    engine.prefetch.announced = known.intersection(ahead)
    let generation = engine.generation
    if !dropped.isEmpty {
      source.collectionView(
        view, cancelPrefetchingForItemsAt: dropped.map(engine.movement.dataPath))
    }
    // If the app has updated the data, the next cycle prefetches with the new index paths.
    guard generation == engine.generation, !new.isEmpty else { return }
    engine.prefetch.announced.formUnion(new)
    source.collectionView(view, prefetchItemsAt: new.map(engine.movement.dataPath))
  }

  /// Records the current bounds, and returns the axis of the last movement.
  private func record(_ bounds: CGRect) -> UICollectionViewScrollDirection {
    let old = engine.prefetch.bounds
    guard bounds != old else { return engine.prefetch.axis }
    engine.prefetch.bounds = bounds
    let content = engine.view.contentSize
    if old.isNull || old.size != bounds.size {
      engine.prefetch.direction = 1
      engine.prefetch.axis = content.height > bounds.height ? .vertical : .horizontal
    } else {
      let moved = CGPoint(x: bounds.minX - old.minX, y: bounds.minY - old.minY)
      let isVertical = abs(moved.y) >= abs(moved.x)
      engine.prefetch.direction = (isVertical ? moved.y : moved.x) < 0 ? -1 : 1
      engine.prefetch.axis = isVertical ? .vertical : .horizontal
    }
    return engine.prefetch.axis
  }

  /// Returns the items on the next screen that have no cell yet, nearest first.
  private func items(ahead axis: UICollectionViewScrollDirection) -> [IndexPath] {
    let bounds = engine.view.bounds
    let direction = engine.prefetch.direction
    let screen =
      axis == .vertical
      ? bounds.offsetBy(dx: 0, dy: bounds.height * direction)
      : bounds.offsetBy(dx: bounds.width * direction, dy: 0)
    func distance(_ frame: CGRect) -> CGFloat {
      (axis == .vertical ? frame.midY - bounds.midY : frame.midX - bounds.midX) * direction
    }
    return (engine.layout.layoutAttributesForElements(in: screen) ?? [])
      .filter {
        $0.representedElementCategory == .cell && !$0.isOrthogonal && !$0.isHidden
          && $0.frame.overlaps(screen) && engine.realised[.cell($0.indexPath)] == nil
      }
      .sorted { (distance($0.frame), $0.indexPath) < (distance($1.frame), $1.indexPath) }
      .map(\.indexPath)
  }
}
