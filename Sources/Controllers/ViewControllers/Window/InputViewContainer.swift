// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The container of the first responder's input views, with the accessory view on top.
final class InputViewContainer: UIView, OwnWindowView {
  private var below: UIView?
  private var above: UIView?
  private var keyboard: CGFloat = 0
  private weak var owner: UIResponder?

  /// The next responder, which is the responder that supplies the accessory view, or else the superview.
  ///
  /// A field in the accessory view is therefore followed by that responder in the responder chain.
  override var next: UIResponder? { owner ?? superview }

  /// Shows `views` above a keyboard of the given height, in points; an input view replaces the keyboard.
  func show(_ views: InputViews, keyboard: CGFloat) {
    let wanted = [views.view, views.accessory].compactMap { $0 }
    for old in subviews where !wanted.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for view in wanted where view.superview !== self { addSubview(view) }
    below = views.view
    above = views.accessory
    self.keyboard = views.view == nil ? keyboard : 0
    owner = views.owner
    setNeedsLayout()
  }

  /// Removes the views.
  func clear() {
    subviews.forEach { $0.removeFromSuperview() }
    below = nil
    above = nil
    owner = nil
  }

  /// Returns the total height in `window`, in points.
  ///
  /// An accessory view at the bottom edge extends over the safe area.
  func wantedHeight(in window: UIWindow) -> CGFloat {
    let width = window.bounds.width
    let low = height(of: below, in: width) + keyboard
    let high = height(of: above, in: width)
    return low + high + (low == 0 && high > 0 ? window.safeAreaInsets.bottom : 0)
  }

  override func layoutSubviews() {
    var top: CGFloat = 0
    for view in [above, below].compactMap({ $0 }) where view.superview === self {
      let height = height(of: view, in: bounds.width)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }

  private func height(of view: UIView?, in width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if let sizing = view as? any SelfSizing, sizing.sizesItself {
      return fitting(view, in: width)
    }
    let wanted = view.intrinsicContentSize.height
    if wanted >= 0 { return wanted }
    if view.bounds.height > 0 { return view.bounds.height }
    return fitting(view, in: width)
  }

  private func fitting(_ view: UIView, in width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
