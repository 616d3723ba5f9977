// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller that shows a conversation.
final class ChatScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [ChatViewController()]
  }
}
