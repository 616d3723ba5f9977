// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The movement of an item with a touch, which keeps the offset from the touch and scrolls at the edges.
@MainActor
package final class MovementHand<List: InteractiveMoving> {
  @Whole private var list: List
  private let scroller: EdgeScroller
  /// The offset from the touch to the center of the item, in points.
  private var grip = CGVector.zero
  private var isHolding = false
  /// Whether the item moves vertically only, as rows do.
  private var isBound = false

  init(_ list: List) {
    _list = Whole(wrappedValue: list)
    scroller = EdgeScroller(list)
    scroller.onScroll = { [weak self] in
      guard let self, self.isHolding, let point = self.scroller.heldPoint else { return }
      self.place(point)
    }
  }

  /// Starts moving the item with a touch at `point`, in content coordinates, and returns whether it may be
  /// moved.
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

  /// Handles a movement of the touch to `point`, in content coordinates.
  package func move(to point: CGPoint) {
    guard isHolding else { return }
    scroller.hold(at: point)
    place(point)
  }

  /// Ends the movement when the touch ends.
  package func end() {
    guard isHolding else { return }
    release()
    list.endInteractiveMovement()
  }

  /// Cancels the movement when the touch is cancelled.
  package func cancel() {
    guard isHolding else { return }
    release()
    list.cancelInteractiveMovement()
  }

  private func place(_ point: CGPoint) {
    list.updateInteractiveMovementTargetPosition(
      CGPoint(x: isBound ? bound : point.x + grip.dx, y: point.y + grip.dy))
  }

  private func release() {
    isHolding = false
    scroller.stop()
  }
}
