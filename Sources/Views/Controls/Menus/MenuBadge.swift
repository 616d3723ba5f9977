// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A badge with the number of items a menu applies to, at the corner of the menu's source.
final class MenuBadge: UIView {
  private static let height: CGFloat = 24
  private let label = UILabel()

  init(_ count: Int) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tintColor
    layer.cornerRadius = Self.height / 2
    label.text = "\(count)"
    label.accessibilityLabel = "\(count) items"
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Centres the badge on a corner, in the superview's coordinate space, limited to `room`.
  func lie(on corner: CGPoint, in room: CGRect) {
    let width = max(Self.height, label.intrinsicContentSize.width + 12)
    bounds.size = CGSize(width: width, height: Self.height)
    label.frame = bounds
    center = CGPoint(
      x: max(room.minX + width / 2, min(room.maxX - width / 2, corner.x)),
      y: max(room.minY + Self.height / 2, min(room.maxY - Self.height / 2, corner.y)))
  }
}
