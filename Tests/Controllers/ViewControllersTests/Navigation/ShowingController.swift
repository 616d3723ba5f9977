// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Writes down among what a navigation controller says that it appears.
final class ShowingController: UIViewController {
  private let listener: ShowListener

  init(_ listener: ShowListener) {
    self.listener = listener
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listener.lines.append("\(title ?? "") will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listener.lines.append("\(title ?? "") did appear")
  }
}
