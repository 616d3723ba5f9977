// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
package import Foundation
package import ViewTree

extension UICollectionView: ScrollSteering {
  /// Where scrolling comes to rest, as the layout wants it.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    return collectionViewLayout.targetContentOffset(
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
  /// Highlights and selects the item that is pressed.
  package func handlePress(_ press: PressEvent) -> Bool {
    guard press.button == 1 else { return false }
    let point = convert(press.location, from: nil)
    let selection = SelectionPass(engine: engine)
    switch press.phase {
    case .began: return selection.pressBegan(at: point)
    case .ended: selection.pressEnded(at: point, modifiers: press.modifiers)
    case .cancelled: selection.pressCancelled()
    }
    return true
  }

  /// Moves the focus, selects, expands, finds.
  package func handleKey(_ event: KeyEvent) -> Bool { KeyPass(engine: engine).handle(event) }
}
