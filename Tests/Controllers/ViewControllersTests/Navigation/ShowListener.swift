// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Writes down what a navigation controller says that it shows.
final class ShowListener: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("will show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("did show \(viewController.title ?? "")")
  }
}
