// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UIView {
  /// The duration of an animated change of a value, in seconds; not measured from UIKit.
  private static var valueChangeDuration: TimeInterval { 0.2 }

  /// Makes a change that the next layout displays; with `animated`, the change is animated if the view is in
  /// a window.
  func changeValue(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, surface != nil else { return change() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.valueChangeDuration, delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) { [self] in
      change()
      layoutIfNeeded()
    }
  }
}
