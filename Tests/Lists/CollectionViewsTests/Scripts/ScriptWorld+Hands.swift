// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

extension ScriptWorld {
  func useHands(_ action: EngineScript.Action) {
    switch action {
    case .drag: drag(from: point, to: point, letsGoFast: false)
    case .fling: drag(from: point, to: point, letsGoFast: true)
    case .swipe:
      let start = point
      let end = CGPoint(x: start.x - CGFloat(number(200)), y: start.y)
      drag(from: start, to: end, letsGoFast: number(2) == 0)
    case .wheel: send(.discrete, at: point, by: turn)
    case .stroke: stroke()
    case .press: press()
    case .key: press(key: number(12))
    case .select: select()
    case .edit: view.isEditing.toggle()
    case .type: type()
    case .carry: carry()
    default: reorder()
    }
  }

  private var turn: CGVector {
    number(3) == 0
      ? CGVector(dx: CGFloat(number(400) - 200), dy: 0)
      : CGVector(dx: 0, dy: CGFloat(number(400) - 200))
  }

  // MARK: Pointers

  private func send(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    surface.handle(
      .pointer(PointerEvent(phase: phase, location: place, timestamp: surface.now)))
  }

  private func drag(from start: CGPoint, to end: CGPoint, letsGoFast: Bool) {
    send(.began, start)
    for step in 1...4 {
      tick(0.016)
      let share = CGFloat(step) / 4
      send(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      interfere()
    }
    if !letsGoFast { tick(0.5) }
    send(number(8) == 0 ? .cancelled : .ended, end)
  }

  /// Changes or reloads the data, invalidates the layout or resizes the surface during a gesture, with a
  /// probability of 1 in 10; otherwise a no-op.
  private func interfere() {
    let what = number(40)
    trace("interfere \(what)")
    switch what {
    case 0: data.change(animated: true, with: &random)
    case 1: view.collectionViewLayout.invalidateLayout()
    case 2: perform(.resize)
    case 3: data.reload(with: &random)
    default: break
    }
  }

  private func press() {
    let place = point
    send(.began, place)
    tick(Double(number(3)) / 10)
    interfere()
    send(.ended, place)
  }

  private func press(key: Int) {
    let keys: [KeyEvent.Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .space, .enter, .tab,
      .character("r"),
    ]
    let before = surface.firstResponder
    surface.handle(.key(KeyEvent(key: keys[key], modifiers: number(4) == 0 ? .shift : [])))
    // Tab edits another cell.
    let first = surface.firstResponder
    if first !== before, let cell = first as? UICollectionViewCell { typed = item(of: cell) }
  }

  // MARK: Wheels and touchpads

  private func send(
    _ phase: ScrollEvent.Phase, at place: CGPoint, by delta: CGVector, _ velocity: CGVector = .zero
  ) {
    surface.handle(
      .scroll(ScrollEvent(phase: phase, location: place, delta: delta, velocity: velocity)))
  }

  private func stroke() {
    let (place, delta) = (point, turn)
    send(.began, at: place, by: delta)
    for _ in 0..<3 {
      tick(0.016)
      send(.changed, at: place, by: delta)
      interfere()
    }
    send(.ended, at: place, by: .zero, CGVector(dx: delta.dx * 30, dy: delta.dy * 30))
  }

  // MARK: Items

  private func select() {
    guard let path = visiblePath else { return }
    if view.indexPathsForSelectedItems?.contains(path) == true {
      view.deselectItem(at: path, animated: true)
    } else {
      view.selectItem(at: path, animated: true, scrollPosition: [])
    }
  }

  /// Begins editing in the cell of a visible item, or ends editing.
  private func type() {
    guard number(4) > 0, let cell = visiblePath.flatMap(view.cellForItem) else {
      surface.firstResponder?.resignFirstResponder()
      return
    }
    // The display of a cell that becomes visible is reported before the cell is in the window, so it
    // refuses.
    if cell.becomeFirstResponder() { typed = item(of: cell) }
  }

  /// Starts to move an item, and ends or cancels the movement.
  private func reorder() {
    carry()
    tick(0.016)
    if number(3) == 0 { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
  }

  /// Starts to move an item, and leaves the movement in progress.
  private func carry() {
    guard let path = visiblePath, view.beginInteractiveMovementForItem(at: path) else { return }
    for _ in 0..<number(4) {
      let place = point
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: place.x + view.contentOffset.x, y: place.y + view.contentOffset.y))
      if number(2) == 0 { tick(0.016) }
    }
  }
}
