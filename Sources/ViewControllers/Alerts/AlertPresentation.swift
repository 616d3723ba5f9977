// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// Presents an alert in the middle, or at the bottom edge.
final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override var dimmingColor: UIColor? { Self.shade }

  /// A press beside an action sheet cancels it.
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
