// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with the name of a station and its distance, which is expensive to make: it loads a map tile.
final class StationCell: UICollectionViewCell {
  /// The number of cells that were made since the app started.
  static var madeCount = 0

  let nameLabel = UILabel()
  let distanceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.madeCount += 1
    let stack = UIStackView(arrangedSubviews: [nameLabel, distanceLabel])
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }
}
