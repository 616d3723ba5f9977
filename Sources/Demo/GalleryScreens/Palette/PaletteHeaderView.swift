// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The name of a section, on a background under which cells scroll.
final class PaletteHeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = Theme.title
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Theme.margin, dy: 0)
  }
}
