// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recogniser of taps: touches that begin and end in the same place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement of a touch, in points, chosen by Mullion.
  private static let reach: CGFloat = 45
  /// The maximum duration of a touch, in seconds, chosen by Mullion.
  private static let longest: TimeInterval = 1.5
  /// The maximum delay between two taps, in seconds, chosen by Mullion.
  private static let pause: TimeInterval = 0.35

  /// The number of taps required.
  open var numberOfTapsRequired = 1
  /// The number of touches required.
  open var numberOfTouchesRequired = 1
  /// The pointer buttons required.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var most = 0
  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var firstPlace: CGPoint?

  override var precedence: Int { numberOfTapsRequired }

  override var takesSingleTaps: Bool {
    numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1
  }

  override func follows(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.buttons == buttonMaskRequired
  }

  /// Returns `false` for tap recognisers that require more taps or more touches, and `true` otherwise.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let place = touch.location(in: nil)
      if let firstPlace, !isNear(place, firstPlace) { return state = .failed }
      if firstPlace == nil, numberOfTouchesRequired == 1 { firstPlace = place }
      starts.append((touch, place))
    }
    most = max(most, liveTouches.count)
    if liveTouches.count > numberOfTouchesRequired { return state = .failed }
    deadline = event.timestamp + Self.longest
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for start in starts where touches.contains(start.touch) {
      if !isNear(start.place, start.touch.location(in: nil)) { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, liveTouches.allSatisfy({ $0.phase == .ended }) else { return }
    guard most == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    most = 0
    starts = []
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = event.timestamp + Self.pause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func deadlinePassed() { state = .failed }

  open override func reset() {
    super.reset()
    taps = 0
    most = 0
    starts = []
    firstPlace = nil
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) <= Self.reach
  }
}
