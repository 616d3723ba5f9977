// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// A part of a view that constraints can be made to.
@MainActor
final class GuidedArea {
  let guide = UILayoutGuide()
  private let sides: [NSLayoutConstraint]

  /// All of `view`.
  init(in view: UIView) {
    view.addLayoutGuide(guide)
    sides = [
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ]
    NSLayoutConstraint.activate(sides)
  }

  /// What is left out at each side, in points.
  var insets = UIEdgeInsets.zero {
    didSet {
      guard insets != oldValue else { return }
      let lengths = [insets.top, insets.left, insets.bottom, insets.right]
      for (side, length) in zip(sides, lengths) { side.constant = length }
    }
  }
}
