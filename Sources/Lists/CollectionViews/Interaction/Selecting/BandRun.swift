// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// One multiple selection gesture, from its beginning to its end.
///
/// Previously selected items stay selected. The view scrolls while the gesture is held at an edge.
@MainActor
final class BandRun: BandRunning {
  private let list: UICollectionView
  private let first: IndexPath
  private let start: CGPoint
  private var band: UIView?
  private let scroller: EdgeScroller

  /// Creates a gesture at `start`, in content coordinates; `nil` if it may not select.
  init?(in list: UICollectionView, from start: CGPoint, isPointer: Bool) {
    self.list = list
    self.start = start
    scroller = EdgeScroller(list)
    guard
      let path = list.engine.item(hitAt: start) ?? (isPointer ? Self.nearest(start, list) : nil),
      SelectionPass(engine: list.engine).mayBeginMany(at: path, asksAlways: !isPointer)
    else { return nil }
    first = path
    if isPointer { band = UIView(frame: CGRect(origin: start, size: .zero)) }
  }

  private static func nearest(_ point: CGPoint, _ list: UICollectionView) -> IndexPath? {
    func distance(_ frame: CGRect) -> CGFloat {
      max(0, frame.minX - point.x, point.x - frame.maxX)
        + max(0, frame.minY - point.y, point.y - frame.maxY)
    }
    return list.engine.shownItems(in: list.bounds)
      .min { distance($0.frame) < distance($1.frame) }?.path
  }

  func begin() {
    list.engine.following(first) { item in
      list.delegate?.collectionView(list, didBeginMultipleSelectionInteractionAt: first)
      let selection = list.engine.selection
      list.engine.selection.band = .init(base: selection.selected, first: item.path)
    }
    if let band {
      band.isUserInteractionEnabled = false
      band.backgroundColor = list.tintColor.withAlphaComponent(0.15)
      band.layer.borderColor = list.tintColor.cgColor
      band.layer.borderWidth = 1
      band.layer.zPosition = 10_000
      list.addSubview(band)
    }
    scroller.onScroll = { [weak self] in
      guard let self, let point = self.scroller.heldPoint else { return }
      self.list.layoutIfNeeded()
      self.select(to: point)
    }
  }

  /// Handles a movement of the touches to `point`, in content coordinates.
  func update(to point: CGPoint) {
    scroller.hold(at: point)
    select(to: point)
  }

  func end() {
    scroller.stop()
    band?.removeFromSuperview()
    list.engine.selection.band = nil
    SelectionPass(engine: list.engine).endMany()
  }

  private func select(to point: CGPoint) {
    guard list.selectsManyNow else { return }
    let selection = SelectionPass(engine: list.engine)
    let begun = list.engine.selection.band
    let base = begun?.base ?? []
    if let band {
      let frame = CGRect(
        x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
        height: abs(point.y - start.y))
      band.frame = frame
      let hits = list.engine.shownItems(in: frame.insetBy(dx: -0.5, dy: -0.5)).filter {
        $0.frame.overlaps(frame)
      }
      selection.take(base.union(hits.map(\.path)))
    } else if let first = begun?.first, let path = list.indexPathForItem(at: point) {
      let range = selection.items(from: min(first, path), to: max(first, path))
      selection.take(base.union(range))
    }
  }
}
