// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A header with the name of a section; cells scroll below its opaque background.
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
