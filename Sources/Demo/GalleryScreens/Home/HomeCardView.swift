// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The background of the timeline: a card within the margins.
final class HomeCardView: GalleryReusableView {
  private let card = UIView()

  override func setUp() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Theme.cornerRadius
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: Theme.margin, dy: 0)
  }
}
