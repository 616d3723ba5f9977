// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import ViewStage

/// Fingers and gesture recognizers on a stage, and a log of their events.
@MainActor
final class Fingers {
  let stage = Stage()
  private(set) var log: [String] = []

  /// Sends a touch of a finger.
  func finger(_ id: Int = 0, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    var event = PointerEvent(
      phase: phase, location: CGPoint(x: x, y: y), timestamp: stage.time)
    event.id = id
    event.isDirect = true
    stage.surface.handle(.pointer(event))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    finger(0, .began, x, y)
    finger(0, .ended, x, y)
  }

  /// Moves a finger along in ten steps of whole frames, without lifting it.
  func draw(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2) {
    finger(0, .began, start.x, start.y)
    for step in 1...10 {
      stage.wait(seconds / 10)
      let share = CGFloat(step) / 10
      finger(
        0, .moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  /// Adds `recognizer` to `view` and records its states under `name`.
  @discardableResult
  func record<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, on view: UIView? = nil
  ) -> Recognizer {
    recognizer.handlers.append(
      (0, { [weak self] in self?.log.append("\(name) \($0.state)") }))
    (view ?? stage.root).addGestureRecognizer(recognizer)
    return recognizer
  }

  func say(_ what: String) { log.append(what) }

  /// Returns the events since the last call.
  func news() -> [String] {
    defer { log = [] }
    return log
  }
}
