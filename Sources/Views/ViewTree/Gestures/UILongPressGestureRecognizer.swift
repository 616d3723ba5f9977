// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of touches that are held in place, which it then follows.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of touches required.
  open var numberOfTouchesRequired = 1
  /// The duration of the press before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the touches before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  /// The maximum delay between a tap and the next touch, in seconds, chosen by Mullion.
  private static let pause: TimeInterval = 0.35

  private var taps = 0
  private var starts: [(touch: UITouch, place: CGPoint)] = []

  /// The closure that closes the menu opened by the press, or `nil` if the press opens no menu that gives way
  /// to a lift.
  package var closeMenu: (() -> Void)?
  /// Whether the press lifts the view under it.
  ///
  /// After a menu that the same touch opened, the view is lifted when the touch moves, and the menu closes.
  package var lifts = false
  private var waitsForMove = false

  /// Returns the location at which the first touch began, in the coordinate space of `view`, in points.
  package final func startLocation(in view: UIView?) -> CGPoint {
    starts.first.map { place($0.place, in: view) } ?? location(in: view)
  }

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
        state = waitsForMove ? .began : .failed
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
    if lifts, let press = menuPress, opensMenu(press) { return waitsForMove = true }
    state = liveTouches.isEmpty ? .failed : .began
  }

  open override func reset() {
    super.reset()
    taps = 0
    starts = []
    waitsForMove = false
  }

  // MARK: Menus and lifts

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if lifts, let menuPress, menuPress === preventingGestureRecognizer { return false }
    return super.canBePrevented(by: preventingGestureRecognizer)
  }

  override func stateDidChange() {
    if lifts, currentState == .began { menuPress?.closeMenu?() }
  }

  /// The recogniser that opens a menu by the same touch, or `nil`.
  private var menuPress: UILongPressGestureRecognizer? {
    let recognizers = sequenceTouches.first?.gestureRecognizers ?? []
    return recognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }
      .first { $0 !== self && $0.closeMenu != nil }
  }

  /// Returns whether `press` opened a menu, opening it now if it is due as well.
  private func opensMenu(_ press: UILongPressGestureRecognizer) -> Bool {
    if press.deadline != nil, press.minimumPressDuration <= minimumPressDuration {
      press.deadline = nil
      press.deadlinePassed()
    }
    return press.currentState.isRecognition
  }
}
