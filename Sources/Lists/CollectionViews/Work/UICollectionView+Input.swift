// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

extension UICollectionView: ScrollSteering {
  /// Where scrolling comes to rest, as the layout wants it.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    return layout.placing.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: perMillisecond)
  }

  /// True: the layout is asked anew, and what the user looks at stays in its place.
  package var laysOutAnew: Bool { engine.keepsOffsetWhenResized }

  /// Goes on to where the item is by now that the scroll was for.
  package func didComeToRest() { engine.didComeToRest() }

  /// Closes a row that was swiped aside.
  package func didScroll() { swipes.containerDidScroll() }
}

extension UICollectionView: InputHandling {
  /// Highlights the item that is pressed.
  package func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool {
    event?.buttonMask == .primary && SelectionPass(engine: engine).pressBegan(touch)
  }

  /// Selects the item that was pressed.
  package func pressEnded(_ touch: UITouch, with event: UIEvent?) {
    SelectionPass(engine: engine).pressEnded(touch, modifiers: event?.modifierFlags ?? [])
  }

  /// The item is pressed no longer.
  package func pressCancelled() { SelectionPass(engine: engine).pressCancelled() }

  /// Moves the focus, selects, expands, finds.
  package func handleKey(_ event: KeyEvent) -> Bool { KeyPass(engine: engine).handle(event) }
}
