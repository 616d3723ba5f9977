// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A controller that records its appearance among the delegate calls of a navigation controller.
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
