// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A badge at the corner of the dragged items with their number and the operation of a drop.
@MainActor
final class DragBadge: UIView {
  private static let height: CGFloat = 24
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.height / 2
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays `operation` for `count` items; hides the badge for a single item that is moved or whose drop is
  /// cancelled.
  func show(_ operation: UIDropOperation, _ count: Int) {
    switch operation {
    case .copy:
      label.text = count > 1 ? "\(count)" : "+"
      backgroundColor = .systemGreen
    case .forbidden:
      label.text = "⊘"
      backgroundColor = .systemGray
    case .move, .cancel:
      label.text = count > 1 ? "\(count)" : ""
      backgroundColor = .systemRed
    }
    isHidden = label.text?.isEmpty != false
    let width = max(Self.height, label.intrinsicContentSize.width + 12)
    bounds.size = CGSize(width: width, height: Self.height)
    label.frame = bounds
  }
}
