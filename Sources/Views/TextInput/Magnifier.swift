// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A magnifying glass, the symbol of search fields, which grows with the text size.
final class Magnifier: UIView {
  private let glass = UIView()
  private let handle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    handle.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    addSubview(glass)
    addSubview(handle)
    isUserInteractionEnabled = false
    tintColor = .secondaryLabel
    show()
    grow()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
    grow()
  }

  private func show() {
    let color: UIColor = tintColor
    glass.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    handle.backgroundColor = color
  }

  /// The size in points at the default text size.
  static let size = CGSize(width: 28, height: 20)

  /// The scale of the search field's font relative to the default text size.
  private var growth: CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .body)
    return min(
      UISearchTextField.greatestFontSize,
      metrics.scaledValue(for: 17, compatibleWith: traitCollection))
      / 17
  }

  /// Updates the lengths of the parts for the current text size.
  private func grow() {
    let growth = growth
    let size = CGSize(width: Self.size.width * growth, height: Self.size.height * growth)
    glass.layer.borderWidth = 1.6 * growth
    glass.layer.cornerRadius = 5.5 * growth
    glass.bounds.size = CGSize(width: 11 * growth, height: 11 * growth)
    handle.bounds.size = CGSize(width: 6 * growth, height: 1.8 * growth)
    handle.layer.cornerRadius = 0.9 * growth
    guard bounds.size != size else { return }
    bounds.size = size
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let growth = growth
    glass.center = CGPoint(x: bounds.midX - 1.5 * growth, y: bounds.midY - 1.5 * growth)
    handle.center = CGPoint(x: bounds.midX + 4 * growth, y: bounds.midY + 4 * growth)
  }
}
