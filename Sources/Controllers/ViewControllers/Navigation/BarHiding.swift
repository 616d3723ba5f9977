// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An object that hides and shows the bars of a navigation controller: on swipes of the content, on taps, for
/// a keyboard, and in vertically compact windows.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a drag before the bars are hidden or shown, in points; chosen by Mullion.
  private static let distance: CGFloat = 20

  let recognizer = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var controller: (any BarsHiding)?
  /// The vertical translation at which the drag changed its direction last, in points.
  private var turn: CGFloat = 0
  /// Whether the toolbar was hidden together with the navigation bar.
  private var tookToolbar = false

  init(_ controller: any BarsHiding) {
    self.controller = controller
    super.init()
    recognizer.isEnabled = false
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.handlers.append((key: -1, body: { [weak self] _ in self?.changed() }))
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.handlers.append((key: -1, body: { [weak self] _ in self?.tapped() }))
  }

  // MARK: Taps

  var hidesOnTap = false { didSet { tapMattersMayHaveChanged() } }

  private func tapMattersMayHaveChanged() { tap.isEnabled = hidesOnTap || isHiddenForHeight }

  /// Returns whether a recogniser receives `touch`; the tap recogniser does not receive touches on bars and
  /// controls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let controller, let touched = touch.view else { return true }
    let bars = controller.barViews
    return sequence(first: touched, next: \.superview).allSatisfy { view in
      !(view is UIControl) && !bars.contains(view)
    }
  }

  private func tapped() {
    guard let controller, tap.state == .ended else { return }
    hideBars(!controller.isNavigationBarHidden, of: controller)
  }

  // MARK: Keyboard

  var hidesForKeyboard = false {
    didSet {
      guard hidesForKeyboard != oldValue else { return }
      let center = NotificationCenter.default
      if let keyboardObserver { center.removeObserver(keyboardObserver) }
      keyboardObserver =
        hidesForKeyboard
        ? center.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let height = frame?.height ?? 0
          MainActor.assumeIsolated { self?.keyboardCame(height: height) }
        } : nil
    }
  }
  private var keyboardObserver: (any NSObjectProtocol)?

  private func keyboardCame(height: CGFloat) {
    guard height > 0, let controller, controller.viewIfLoaded?.surface != nil,
      !controller.isNavigationBarHidden
    else { return }
    hideBars(true, of: controller)
  }

  // MARK: Vertically compact windows

  var hidesWhenLow = false {
    didSet { if hidesWhenLow != oldValue { traitsMayHaveChanged() } }
  }
  private var isHiddenForHeight = false { didSet { tapMattersMayHaveChanged() } }

  /// Hides or shows the bars after the vertical size class may have changed.
  func traitsMayHaveChanged() {
    guard let controller, hidesWhenLow || isHiddenForHeight else { return }
    let isLow = hidesWhenLow && controller.traitCollection.verticalSizeClass == .compact
    guard isLow != isHiddenForHeight else { return }
    isHiddenForHeight = isLow
    hideBars(isLow, of: controller)
  }

  // MARK: Swipes

  /// Returns `true`, so that the content scrolls at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func changed() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let place = recognizer.translation(in: view)
    switch recognizer.state {
    case .began: turn = 0
    case .changed where abs(place.y) >= abs(place.x):
      turn = controller.isNavigationBarHidden ? min(turn, place.y) : max(turn, place.y)
      guard abs(place.y - turn) > Self.distance else { return }
      turn = place.y
      hideBars(!controller.isNavigationBarHidden, of: controller)
    default: break
    }
  }

  private func hideBars(_ hides: Bool, of controller: any BarsHiding) {
    controller.setNavigationBarHidden(hides, animated: true)
    if hides { tookToolbar = !controller.isToolbarHidden }
    if tookToolbar { controller.setToolbarHidden(hides, animated: true) }
  }
}
