// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The container of a swiped row's action buttons, as wide as the row is swiped.
@MainActor
final class SwipeStrip: UIView {
  private let side: SwipeSide
  /// The buttons; the first one is at the edge of the list.
  let buttons: [SwipeButton]
  /// Whether the first action fills the whole width, because releasing performs it.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(_ actions: [UIContextualAction], side: SwipeSide) {
    self.side = side
    buttons = actions.map { SwipeButton($0, side: side) }
    super.init(frame: .zero)
    clipsToBounds = true
    layer.zPosition = 2
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the distance by which a row of the given height opens, in points.
  func width(inRowOf height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(inRowOf: height) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = buttons.map { $0.width(inRowOf: bounds.height) }
    let total = max(1, widths.reduce(0, +))
    // From the row outwards; the widths are scaled to fill the strip.
    var start: CGFloat = 0
    for (button, width) in zip(buttons, widths).reversed() {
      var share = width / total * bounds.width
      var x = start
      start += share
      if isFull, button === buttons.first { (x, share) = (0, bounds.width) }
      button.frame = CGRect(
        x: side == .right ? x : bounds.width - x - share, y: 0, width: share,
        height: bounds.height)
      button.layoutIfNeeded()
    }
  }
}
