// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate that records the calls at the end of a presentation.
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
