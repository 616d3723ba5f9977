// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The gestures that open a view's menu: a long press, or a press of the secondary button.
@MainActor
package final class MenuGestures: NSObject {
  private let long = UILongPressGestureRecognizer()
  private let secondary = SecondaryPress()
  @Unheld private var view: UIView?
  private let mayOpen: (CGPoint) -> Bool
  private let open: (CGPoint) -> Void

  /// Whether long presses open the menu in addition to the secondary button.
  package var followsLongPress: Bool {
    get { long.isEnabled }
    set { long.isEnabled = newValue }
  }

  /// Whether holding the primary button of a pointer is a long press, as with a finger.
  package var followsRestingPointer = true {
    didSet {
      let types: [UITouch.TouchType] =
        followsRestingPointer
        ? [.direct, .indirect, .pencil, .indirectPointer] : [.direct, .indirect, .pencil]
      long.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
    }
  }

  /// The closure that closes the menu when a drag or reordering begins instead; `nil` if the menu stays open.
  package var close: (() -> Void)? {
    get { long.closeMenu }
    set { long.closeMenu = newValue }
  }

  /// Creates gestures that call `open` with a location in the view, in points, if `mayOpen` returns `true`
  /// for it.
  package init(
    mayOpen: @escaping (CGPoint) -> Bool = { _ in true }, open: @escaping (CGPoint) -> Void
  ) {
    self.mayOpen = mayOpen
    self.open = open
    super.init()
    for recognizer in [long, secondary] as [UIGestureRecognizer] {
      recognizer.delaysTouchesEnded = false
      recognizer.delegate = self
      recognizer.handlers.append((0, { [weak self] in self?.changed($0) }))
    }
  }

  /// Attaches the gestures to `view`; `nil` to detach them.
  package func move(to view: UIView?) {
    for recognizer in [long, secondary] as [UIGestureRecognizer] {
      self.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
    self.view = view
  }

  private func changed(_ recognizer: UIGestureRecognizer) {
    let wanted: UIGestureRecognizer.State = recognizer === long ? .began : .ended
    guard recognizer.state == wanted, let view else { return }
    open(recognizer.location(in: view))
  }
}

extension MenuGestures: UIGestureRecognizerDelegate {
  /// Returns whether a menu can open at the gesture's location.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return mayOpen(gestureRecognizer.location(in: view))
  }
}
