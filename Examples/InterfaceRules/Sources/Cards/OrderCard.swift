// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The class of the cards in the interface files of this folder, each of which violates a rule.
final class OrderCard: UIView {
  @IBOutlet private var title: UILabel!

  @IBAction private func track(_ sender: UIButton) {
    title.text = "On its way"
  }
}
