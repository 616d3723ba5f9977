// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a person does to open a view's menu: presses long, or presses the secondary button.
@MainActor
package final class MenuGestures: NSObject {
  private let long = UILongPressGestureRecognizer()
  private let secondary = SecondaryPress()
  @Unheld private var view: UIView?
  private let mayOpen: (CGPoint) -> Bool
  private let open: (CGPoint) -> Void

  /// Whether long presses count beside the secondary button.
  package var followsLongPress: Bool {
    get { long.isEnabled }
    set { long.isEnabled = newValue }
  }

  /// Whether a pointer whose button is held counts as a long press, beside fingers.
  package var followsRestingPointer = true {
    didSet {
      let types: [UITouch.TouchType] =
        followsRestingPointer
        ? [.direct, .indirect, .pencil, .indirectPointer] : [.direct, .indirect, .pencil]
      long.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
    }
  }

  /// Closes the menu when a drag or a reordering takes its place; nil: the menu stays.
  package var close: (() -> Void)? {
    get { long.closeMenu }
    set { long.closeMenu = newValue }
  }

  /// Gestures that call `open` with a place in the view, in points, if `mayOpen` agrees before.
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

  /// Follows what is done in `view`; nil: in none.
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
  /// Asks whether there is a menu.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return mayOpen(gestureRecognizer.location(in: view))
  }
}
