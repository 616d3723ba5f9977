// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The card that contains a sheet's content.
final class SheetCard: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  weak var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.backgroundColor = .systemBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    for view in [clip, grabber] { addSubview(view) }
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  func put(_ view: UIView) {
    content = view
    clip.addSubview(view)
  }

  /// Sets the corner radius in points and the visibility of the grabber; the bottom corners are rounded only
  /// if the card is floating.
  func shape(radius: CGFloat, isFloating: Bool, showsGrabber: Bool) {
    let corners: CACornerMask =
      isFloating
      ? [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ] : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = corners
    // In dark mode a border distinguishes cards from the background.
    let isDark = traitCollection.userInterfaceStyle == .dark
    clip.layer.borderWidth = isDark && radius > 0 ? 1 / max(1, traitCollection.displayScale) : 0
    clip.layer.borderColor = UIColor(white: 1, alpha: 0.18).cgColor
    grabber.isHidden = !showsGrabber
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content?.frame = bounds
    grabber.frame = CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
  }
}
