// SPDX-License-Identifier: Apache-2.0

import UIKit

struct ReceiptLine: Hashable {
  let name: String
  let count: Int
  /// The price of one piece, in cents.
  let price: Int
}

/// A receipt on a card; TASK.md describes it.
final class ReceiptView: UIView {
  let lines: [ReceiptLine]

  init(lines: [ReceiptLine]) {
    self.lines = lines
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
