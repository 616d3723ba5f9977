// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sidebar under a navigation bar.
final class SidebarScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
    viewControllers = [SidebarViewController()]
  }
}
