// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The background of a bar, with the line at its edge.
final class BarBackgroundView: UIView {
  /// The edge that faces the content.
  enum Edge { case top, bottom }

  /// The extent beyond the bar, away from the content, in points.
  var overhang: CGFloat = 0 { didSet { if overhang != oldValue { superview?.setNeedsLayout() } } }

  private let edge: Edge
  private let material = UIView()
  private let fill = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for view in [material, fill, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `appearance`, without its background and line if `isClear` is `true`.
  func show(_ appearance: UIBarAppearance, isClear: Bool) {
    material.isHidden = isClear || appearance.material == nil
    material.backgroundColor = appearance.material
    fill.isHidden = isClear
    fill.backgroundColor = appearance.backgroundColor
    picture.image = isClear ? nil : appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    line.isHidden = isClear
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// Sets the frame from the bounds of the bar and the overhang.
  func fill(_ bounds: CGRect) {
    frame = CGRect(
      x: 0, y: edge == .bottom ? -overhang : 0, width: bounds.width,
      height: bounds.height + overhang)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, fill, picture] { view.frame = bounds }
    let thickness = line.image?.size.height ?? (1 / max(1, traitCollection.displayScale))
    line.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -thickness, width: bounds.width,
      height: thickness)
  }
}
