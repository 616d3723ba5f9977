// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Fills the window behind a presented view, and darkens what is below.
final class PresentationView: UIView {
  weak var controller: (any PresentationHosting)?
  private let dimming = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.isUserInteractionEnabled = false
    accessibilityViewIsModal = true
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// How dark it is below; nil: not at all.
  var dimmingColor: UIColor? {
    get { dimming.backgroundColor }
    set { dimming.backgroundColor = newValue }
  }

  /// How much of the darkness is there, from 0 to 1.
  var shade: CGFloat {
    get { dimming.alpha }
    set { dimming.alpha = newValue }
  }

  /// Whether touches beside the presented view go to what is below.
  var letsTouchesThrough = false {
    didSet { accessibilityViewIsModal = !letsTouchesThrough }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    return letsTouchesThrough || controller?.letsThrough(point, with: event) == true ? nil : found
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.layoutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    controller?.containerTraitsDidChange()
  }

  private var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = touches.first?.view === self
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isPressed { controller?.wasPressedOutside() }
    isPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
