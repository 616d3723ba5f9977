// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The form to log in; TASK.md describes it.
final class LoginViewController: UIViewController {
  /// Called with the address and the password when the user logs in.
  var onLogin: (String, String) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
