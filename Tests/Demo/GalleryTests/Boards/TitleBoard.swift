// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A title that can be renamed, above a button with a tool tip.
final class TitleBoard: UIViewController, UINavigationItemRenameDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.title = "Plan.txt"
    navigationItem.renameDelegate = self
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Send"
    button.toolTip = "Send to everybody who is invited"
    button.frame = CGRect(x: 40, y: 120, width: 120, height: 44)
    view.addSubview(button)
  }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}
