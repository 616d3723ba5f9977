// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A footer with a line of text at the end of the timeline.
final class HomeFooterView: GalleryReusableView {
  private let label = UILabel.styled(Theme.caption, .secondaryLabel)

  override func setUp() {
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
