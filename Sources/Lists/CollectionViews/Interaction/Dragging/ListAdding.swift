// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The tap handling that adds items of lists to a drag in progress when the user taps them with another
/// finger.
@MainActor
final class ListAdding: NSObject, UIGestureRecognizerDelegate {
  private let tap = UITapGestureRecognizer()
  private unowned let drag: any DragUnderWay
  private weak var root: UIView?
  private var chosen: [AddedThing] = []

  /// Starts handling taps in `root`, until `stop()`.
  init(to drag: any DragUnderWay, in root: UIView) {
    self.drag = drag
    self.root = root
    super.init()
    tap.delegate = self
    tap.handlers.append(
      (
        key: -1,
        body: { [weak self] _ in
          guard let self, tap.state == .ended else { return }
          self.drag.add(chosen)
        }
      ))
    root.addGestureRecognizer(tap)
  }

  /// Stops at the end of the drag.
  func stop() { root?.removeGestureRecognizer(tap) }

  /// Requests the items to add, and returns whether there are any; if not, other tap recognizers handle the
  /// tap.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    chosen = things()
    return !chosen.isEmpty
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func things() -> [AddedThing] {
    guard let root, let list = list(at: tap.location(in: root)), list.dragInteractionEnabled,
      let delegate = list.dragDelegate
    else { return [] }
    let point = tap.location(in: list)
    guard let shown = list.engine.item(hitAt: point), let cell = list.cellForItem(at: shown) else {
      return []
    }
    let path = list.engine.movement.dataPath(shown)
    let items = delegate.collectionView(
      list, itemsForAddingTo: drag.session, at: path, point: point)
    guard !items.isEmpty else { return [] }
    let parameters = delegate.collectionView(list, dragPreviewParametersForItemAt: path)
    let preview = UITargetedDragPreview(
      view: cell, parameters: parameters ?? UIDragPreviewParameters())
    return items.map { AddedThing(item: $0, preview: preview, source: (list, path)) }
  }

  /// Returns the list at `point` of the root.
  private func list(at point: CGPoint) -> UICollectionView? {
    var view = root?.hitTest(point, with: nil)
    while let found = view {
      if let list = found as? UICollectionView { return list }
      view = found.superview
    }
    return nil
  }
}
