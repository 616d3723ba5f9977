// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Writes down what a presentation says of its end.
final class DismissListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var lines: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    lines.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    lines.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    lines.append("attempt")
  }
}
