// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller with large titles.
final class TitledScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}
