// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of a pointer that is over a view without a pressed button.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer, HoverTaking {
  private var place = CGPoint.zero
  private var hoverState = State.possible

  /// The state of the recognizer, which follows the pointer.
  ///
  /// - Note: Setting it has no effect.
  open override var state: State {
    get { hoverState }
    set {}
  }

  open override func location(in view: UIView?) -> CGPoint { place(place, in: view) }

  override func follows(_ touch: UITouch) -> Bool { false }

  /// Handles a pointer at `point` of the surface, or its exit from the view if `point` is `nil`.
  func hover(at point: CGPoint?) {
    if let point { place = point }
    switch (hoverState, point) {
    case (.possible, nil): return
    case (.possible, _): hoverState = .began
    case (_, nil): hoverState = .ended
    default: hoverState = .changed
    }
    notify()
    if hoverState == .ended { hoverState = .possible }
  }
}
