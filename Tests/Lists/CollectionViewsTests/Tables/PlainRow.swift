// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table view cell with two texts, which counts its reuses.
final class PlainRow: UITableViewCell {
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
