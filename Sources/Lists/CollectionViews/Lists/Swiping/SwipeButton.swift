// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The button of one swipe action.
@MainActor
final class SwipeButton: UIControl {
  /// The metrics, in points; not measured from UIKit.
  private enum Metrics {
    static let least: CGFloat = 74
    static let greatest: CGFloat = 180
    static let padding: CGFloat = 15
    static let gap: CGFloat = 4
    static let title: CGFloat = 15
    /// The minimum row height with space for an image and a title (published).
    static let lowestWithBoth: CGFloat = 91
  }

  let action: UIContextualAction
  private let side: SwipeSide
  private let label = UILabel()
  private let picture = UIImageView()
  private let shade = UIView()
  /// The closure called when the button is activated.
  var onUse: () -> Void = {}

  init(_ action: UIContextualAction, side: SwipeSide) {
    self.action = action
    self.side = side
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: Metrics.title)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    picture.tintColor = .white
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    shade.isHidden = true
    for view in [label, picture, shade] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  private func showsTitle(inRowOf height: CGFloat) -> Bool {
    action.title?.isEmpty == false
      && (action.image == nil || height >= Metrics.lowestWithBoth)
  }

  /// Returns the width of the button in an open row of the given height, in points.
  func width(inRowOf height: CGFloat) -> CGFloat {
    let title = showsTitle(inRowOf: height) ? label.intrinsicContentSize.width : 0
    let content = max(title, action.image?.size.width ?? 0)
    return min(Metrics.greatest, max(Metrics.least, content.rounded(.up) + 2 * Metrics.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let full = width(inRowOf: height)
    // The content is positioned next to the row, and is covered as the row returns.
    let start = side == .right ? 0 : bounds.width - full
    let hasTitle = showsTitle(inRowOf: height)
    let image = action.image?.size ?? .zero
    let room = full - 2 * Metrics.padding
    let title =
      hasTitle ? label.sizeThatFits(CGSize(width: room, height: height)) : .zero
    let gap = hasTitle && image.height > 0 ? Metrics.gap : 0
    let top = (height - image.height - gap - title.height) / 2
    picture.frame = CGRect(
      x: start + (full - image.width) / 2, y: top, width: image.width, height: image.height)
    label.isHidden = !hasTitle
    label.frame = CGRect(
      x: start + Metrics.padding, y: top + image.height + gap, width: room, height: title.height)
    shade.frame = bounds
  }

  override var isHighlighted: Bool {
    didSet { shade.isHidden = !isHighlighted }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { onUse() }
  }
}
