// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionViewTree

/// The glow in the middle of a button while it is held down: white that fades outwards.
final class ButtonGlow: UIView {
  /// The side length of the glow, in points; not measured from UIKit.
  private static let side: CGFloat = 100

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.colors = [CGColor(gray: 1, alpha: 0.8), CGColor(gray: 1, alpha: 0)]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
