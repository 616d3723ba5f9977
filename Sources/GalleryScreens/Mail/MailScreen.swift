// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A mailbox under a navigation bar.
final class MailScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
    viewControllers = [MailViewController()]
  }
}
