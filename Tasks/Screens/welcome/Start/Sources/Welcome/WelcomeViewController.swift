// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The first screen of a new user; TASK.md describes it.
final class WelcomeViewController: UIViewController {
  /// Called when the user taps *Get started*.
  var onStart: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
