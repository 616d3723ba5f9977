// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A conversation under a navigation bar.
final class ChatScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [ChatViewController()]
  }
}
