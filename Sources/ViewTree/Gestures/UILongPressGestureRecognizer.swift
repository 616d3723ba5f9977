// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds touches that stay where they came down, and follows them from then on.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many touches press.
  open var numberOfTouchesRequired = 1
  /// How long the touches stay before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the touches may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  /// How long after a tap the next touch may come, in seconds (ours).
  private static let pause: TimeInterval = 0.35

  private var taps = 0
  private var starts: [(touch: UITouch, place: CGPoint)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    starts += touches.map { ($0, $0.location(in: nil)) }
    if liveTouches.count > numberOfTouchesRequired { return state = .failed }
    deadline = nil
    guard liveTouches.count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      deadline = event.timestamp + minimumPressDuration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    for start in starts where touches.contains(start.touch) {
      let place = start.touch.location(in: nil)
      if hypot(place.x - start.place.x, place.y - start.place.y) > allowableMovement {
        state = .failed
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    guard liveTouches.allSatisfy({ $0.phase == .ended }) else { return }
    taps += 1
    starts = []
    deadline = event.timestamp + Self.pause
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlinePassed() {
    state = liveTouches.isEmpty ? .failed : .began
  }

  open override func reset() {
    super.reset()
    taps = 0
    starts = []
  }
}
