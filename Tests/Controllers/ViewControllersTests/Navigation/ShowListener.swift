// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate that records which controllers a navigation controller shows.
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
