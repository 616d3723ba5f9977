// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A split view of a mailbox and the selected message.
final class MailScreen: SplitScreen {
  init() {
    let mail = MailViewController()
    super.init(list: mail, detail: MessageViewController(mail.first))
    preferredPrimaryColumnWidth = 380
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }
}
