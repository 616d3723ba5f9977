// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Message: Hashable {
  let id: Int
  let text: String
  let isMine: Bool
}

/// A conversation; TASK.md describes it.
final class ChatViewController: UIViewController {
  let messages: [Message]

  init(messages: [Message]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
