// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that presents an alert with a field, or a sheet of actions.
final class AlertBoard: UIViewController {
  private let style: UIAlertController.Style

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: "Rename the folder", message: "Its contents stay as they are.", preferredStyle: style)
    if style == .alert {
      alert.addTextField { $0.placeholder = "Name" }
    } else {
      alert.addAction(UIAlertAction(title: "Duplicate", style: .default))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Rename", style: .default))
    present(alert, animated: false)
  }
}
