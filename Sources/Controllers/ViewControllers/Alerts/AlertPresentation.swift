// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The presentation of an alert in the centre, or at the bottom edge.
final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override var motionDuration: TimeInterval { ControllerMotion.alertDuration }

  /// Applies the final state of the dismissal: alerts fade out, action sheets slide.
  override func moveAway() {
    guard alert?.preferredStyle == .alert, let presentedView else { return super.moveAway() }
    (containerView as? PresentationView)?.shade = 0
    presentedView.alpha = 0
    presentedView.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
  }

  override var dimmingColor: UIColor? { Self.shade }

  /// Chooses the cancel action of an action sheet after a press outside the sheet; no-op for an alert or
  /// without a cancel action.
  override func wasPressedOutside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else {
      return
    }
    alert.choose(cancel)
  }

  override func handleKey(_ event: KeyEvent) -> Bool {
    guard let alert else { return false }
    switch event.key {
    case .escape:
      guard let cancel = alert.cancelAction else { return true }
      alert.choose(cancel)
    case .enter:
      guard let action = alert.returnAction else { return true }
      alert.choose(action)
    default: return false
    }
    return true
  }
}
