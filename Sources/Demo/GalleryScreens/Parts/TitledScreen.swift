// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen under a navigation bar with a large title.
final class TitledScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}
