// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A controller that changes only the background colour: the minimal content for a change of the whole
/// window.
final class FillController: UIViewController {
  private var isBlue = false

  func change() {
    isBlue.toggle()
    view.backgroundColor =
      isBlue
      ? UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
      : UIColor(red: 0.9, green: 0.5, blue: 0.2, alpha: 1)
  }
}
