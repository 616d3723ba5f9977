// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Moves an item with a touch: keeps it where it was gripped, and scrolls at the edges.
@MainActor
package final class MovementHand<List: HandMoving> {
  @Whole private var list: List
  private let scroller: EdgeScroller
  /// From the touch to the middle of the item, in points.
  private var grip = CGVector.zero
  private var isHolding = false
  /// Whether the item only goes up and down, as rows do.
  private var isBound = false

  init(_ list: List) {
    _list = Whole(wrappedValue: list)
    scroller = EdgeScroller(list)
    scroller.onScroll = { [weak self] in
      guard let self, self.isHolding, let point = self.scroller.heldPoint else { return }
      self.place(point)
    }
  }

  /// Picks the item up by a touch at `point`, in content coordinates; answers whether it may move.
  package func begin(at path: IndexPath, touch point: CGPoint, isRow: Bool) -> Bool {
    guard let frame = list.shownFrame(ofItemAt: path),
      list.beginInteractiveMovementForItem(at: path)
    else { return false }
    grip = CGVector(dx: frame.midX - point.x, dy: frame.midY - point.y)
    isHolding = true
    isBound = isRow
    bound = frame.midX
    return true
  }

  private var bound: CGFloat = 0

  /// The touch is at `point`, in content coordinates.
  package func move(to point: CGPoint) {
    guard isHolding else { return }
    scroller.hold(at: point)
    place(point)
  }

  /// The touch went up.
  package func end() {
    guard isHolding else { return }
    letGo()
    list.endInteractiveMovement()
  }

  /// The touch was taken away.
  package func cancel() {
    guard isHolding else { return }
    letGo()
    list.cancelInteractiveMovement()
  }

  private func place(_ point: CGPoint) {
    list.updateInteractiveMovementTargetPosition(
      CGPoint(x: isBound ? bound : point.x + grip.dx, y: point.y + grip.dy))
  }

  private func letGo() {
    isHolding = false
    scroller.stop()
  }
}
