// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// Pans by a scroll wheel or trackpad, which have no touches: no other recogniser competes.
extension UIPanGestureRecognizer {
  /// Begins the gesture with a scroll event at `location` of the surface, over `touched`.
  ///
  /// - Returns: Whether it began: the recogniser is enabled and idle, it follows such events, and no view or
  ///   delegate refused.
  func beginScrolling(at location: CGPoint, over touched: UIView, time: TimeInterval) -> Bool {
    let event = UIEvent(timestamp: time, type: .scroll)
    guard isEnabled, let view, arena == nil, currentState == .possible, shouldReceive(event) else {
      return false
    }
    lastCentroid = location
    for asked in sequence(first: touched, next: \.superview) {
      guard asked.gestureRecognizerShouldBegin(self) else { return false }
      if asked === view { break }
    }
    return effectiveDelegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Continues the gesture with content moved by `offset`, in points of the surface.
  func scroll(by offset: CGVector, time: TimeInterval) {
    scrolled(by: offset, time: time)
    take(currentState == .possible ? .began : .changed)
  }

  /// Ends or cancels the scroll gesture.
  func endScrolling(cancelled: Bool = false) {
    take(cancelled ? .cancelled : .ended)
    currentState = .possible
    reset()
  }

  private func take(_ state: State) {
    currentState = state
    stateDidChange()
    notify()
  }
}
