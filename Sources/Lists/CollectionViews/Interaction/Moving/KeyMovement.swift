// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The movement of the focused item with Option or Alt and an arrow key, one position at a time.
@MainActor
struct KeyMovement {
  let engine: CollectionEngine

  /// Moves the focused item in a direction, and returns whether it was dropped at another position.
  func move(_ heading: UIFocusHeading) -> Bool {
    let view = engine.view
    let map = FocusMap(ground: engine) { _ in true }
    guard let path = engine.selection.focused,
      let next = map.next(from: path, heading, lane: nil),
      let goal = engine.shownFrame(of: next), view.beginInteractiveMovementForItem(at: path)
    else { return false }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: goal.midX, y: goal.midY))
    let place = engine.movement.moving?.place ?? path
    guard place != path else {
      view.cancelInteractiveMovement()
      return false
    }
    view.endInteractiveMovement()
    guard engine.knownCounts.contains(place) else { return true }
    FocusPass(engine: engine).focus(place, heading)
    ScrollPass(engine: engine, indexPath: place, position: []).run(animated: true)
    return true
  }
}
