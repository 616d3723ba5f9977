// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The badge of a bar's button.
final class BarBadge: UIView {
  private static let height: CGFloat = 16
  private static let dot: CGFloat = 8

  private let label = UILabel()

  init(_ badge: UIBarButtonItem.Badge) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = badge.backgroundColor ?? .systemRed
    label.text = badge.stringValue
    label.font = badge.font ?? .systemFont(ofSize: 12, weight: .medium)
    label.textColor = badge.foregroundColor ?? .white
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = sizeThatFits(.zero).height / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard label.text != nil else { return CGSize(width: Self.dot, height: Self.dot) }
    let text = label.sizeThatFits(.zero)
    let height = max(Self.height, text.height.rounded(.up))
    return CGSize(width: max(height, (text.width + 8).rounded(.up)), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Places the badge at the upper trailing corner of `content`, which is in the coordinate space of the
  /// button.
  func stand(at content: CGRect, mirrored: Bool) {
    let size = sizeThatFits(.zero)
    // A long text overlaps the content by no more than a short one.
    let cover = size.height / 2
    let x = mirrored ? content.minX + cover - size.width : content.maxX - cover
    frame = CGRect(
      x: x.rounded(), y: (content.minY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }
}
