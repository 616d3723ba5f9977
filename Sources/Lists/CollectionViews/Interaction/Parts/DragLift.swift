// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The recognizer that starts a drag of an item: a long press of a finger, or a movement of the pressed
/// pointer.
@MainActor
final class DragLift<List: DragLifting>: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance that a pointer has to move, in points; not measured from UIKit, less than for scrolling.
  private let slop: CGFloat = 6

  @Whole private var list: List
  private var start = CGPoint.zero
  private var isPointer = false
  private var run: (any DragRunning)?

  init(in list: List) {
    _list = Whole(wrappedValue: list)
    super.init(target: nil, action: nil)
    lifts = true
    delegate = self
    handlers.append(
      (
        key: -1,
        body: { [weak self] _ in
          guard let self, self.state == .began else { return }
          self.run?.begin()
          self.run?.update(to: self.location(in: self.list))
        }
      ))
  }

  /// Whether a drag is in progress.
  var isActive: Bool { run != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard run == nil else { return touches.forEach { ignore($0, for: event) } }
    guard list.allowsDrags, let touch = touches.first,
      event.modifierFlags.isEmpty
    else { return state = .failed }
    start = location(in: list)
    isPointer = touch.type == .indirectPointer
    if !isPointer { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: list)
    if let run {
      run.update(to: place)
      return state = .changed
    }
    guard isPointer else { return super.touchesMoved(touches, with: event) }
    guard hypot(place.x - start.x, place.y - start.y) >= slop else { return }
    state = .began
  }

  /// Requests the items to drag, and returns whether there are any.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard run == nil else { return false }
    let way = location(in: list)
    let isAcross = abs(way.x - start.x) > abs(way.y - start.y)
    if isPointer, isAcross, list.hasSwipeableRow(at: start) { return false }
    run = list.dragRun(at: start)
    return run != nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let run else { return state = .failed }
    self.run = nil
    run.end()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = run == nil ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    run?.cancel()
    run = nil
  }
}
