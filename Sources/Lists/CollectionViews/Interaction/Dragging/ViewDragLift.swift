// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The recognizer that starts a drag out of a view: a long press of a finger, or a movement of the pressed
/// pointer.
@MainActor
final class ViewDragLift: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance that a pointer has to move, in points; not measured from UIKit, less than for scrolling.
  private static let slop: CGFloat = 6

  private weak var interaction: UIDragInteraction?
  private var start = CGPoint.zero
  private var isPointer = false
  private var drag: ViewDrag?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    lifts = true
    delegate = self
    handlers.append(
      (
        key: -1,
        body: { [weak self] _ in
          guard let self, state == .began else { return }
          drag?.lift()
          drag?.move(to: location(in: nil))
        }
      ))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard drag == nil else { return touches.forEach { ignore($0, for: event) } }
    guard interaction?.isEnabled == true, let touch = touches.first, event.modifierFlags.isEmpty
    else { return state = .failed }
    start = location(in: nil)
    isPointer = touch.type == .indirectPointer
    if !isPointer { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    if let drag {
      drag.move(to: place)
      return state = .changed
    }
    guard isPointer else { return super.touchesMoved(touches, with: event) }
    if hypot(place.x - start.x, place.y - start.y) >= Self.slop { state = .began }
  }

  /// Requests the items to drag, and returns whether there are any.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard drag == nil, let interaction else { return false }
    drag = ViewDrag(of: interaction, from: start)
    return drag != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift == true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let drag else { return state = .failed }
    self.drag = nil
    drag.end()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = drag == nil ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    drag?.cancel()
    drag = nil
  }
}
