// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

extension UICollectionView: ScrollSteering {
  /// Returns the resting offset of a scroll, as determined by the layout.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    return layout.placing.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: perMillisecond)
  }

  /// Whether the view was laid out before: after a change of size, the content offset is then limited only
  /// after the content was laid out again.
  package var laysOutAnew: Bool { engine.keepsOffsetWhenResized }

  /// Handles the end of a scroll: the next layout continues to the current position of the scroll's target
  /// item.
  package func didComeToRest() { engine.didComeToRest() }

  /// Closes an open swiped row.
  package func didScroll() { swipes.containerDidScroll() }
}

extension UICollectionView: InputHandling {
  /// Highlights the item under a primary press if the delegate permits it, and returns whether an item was
  /// highlighted.
  package func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool {
    event?.buttonMask == .primary && SelectionPass(engine: engine).pressBegan(touch)
  }

  /// Ends the press, which selects the pressed item, or expands or collapses it, if the touch ended in its
  /// cell.
  package func pressEnded(_ touch: UITouch, with event: UIEvent?) {
    SelectionPass(engine: engine).pressEnded(touch, modifiers: event?.modifierFlags ?? [])
  }

  /// Cancels the highlight of the pressed item.
  package func pressCancelled() { SelectionPass(engine: engine).pressCancelled() }

  /// Handles a key: moves the focus, selects, expands or searches; returns whether it did.
  package func handleKey(_ event: KeyEvent) -> Bool { KeyPass(engine: engine).handle(event) }
}
