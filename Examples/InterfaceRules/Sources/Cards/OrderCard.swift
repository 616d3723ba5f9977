// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The class of the cards beside this file, in which each one breaks a rule of its own.
final class OrderCard: UIView {
  @IBOutlet private var title: UILabel!

  @IBAction private func track(_ sender: UIButton) {
    title.text = "On its way"
  }
}
