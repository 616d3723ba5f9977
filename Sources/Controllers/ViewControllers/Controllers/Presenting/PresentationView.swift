// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The container of a presentation, which fills the window behind the presented view and dims the content
/// below.
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

  /// The colour of the dimming view, or `nil` for none.
  var dimmingColor: UIColor? {
    get { dimming.backgroundColor }
    set { dimming.backgroundColor = newValue }
  }

  /// The opacity of the dimming view, from 0 to 1.
  var shade: CGFloat {
    get { dimming.alpha }
    set { dimming.alpha = newValue }
  }

  /// Whether touches outside the presented view pass through to the content below.
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
