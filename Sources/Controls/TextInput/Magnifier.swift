// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// A magnifying glass, the sign of searching.
final class Magnifier: UIView {
  private let glass = UIView()
  private let handle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    glass.layer.borderWidth = 1.6
    glass.layer.cornerRadius = 5.5
    glass.bounds.size = CGSize(width: 11, height: 11)
    handle.bounds.size = CGSize(width: 6, height: 1.8)
    handle.layer.cornerRadius = 0.9
    handle.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    addSubview(glass)
    addSubview(handle)
    isUserInteractionEnabled = false
    tintColor = .secondaryLabel
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let color: UIColor = tintColor
    glass.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    handle.backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.center = CGPoint(x: bounds.midX - 1.5, y: bounds.midY - 1.5)
    handle.center = CGPoint(x: bounds.midX + 4, y: bounds.midY + 4)
  }
}
