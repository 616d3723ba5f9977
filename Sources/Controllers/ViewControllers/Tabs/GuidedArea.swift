// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// A layout guide for an inset area of a view.
@MainActor
final class GuidedArea {
  let guide = UILayoutGuide()
  private let sides: [NSLayoutConstraint]

  /// Creates an area that covers all of `view`.
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

  /// The insets of the area from the edges of the view, in points.
  var insets = UIEdgeInsets.zero {
    didSet {
      guard insets != oldValue else { return }
      let lengths = [insets.top, insets.left, insets.bottom, insets.right]
      for (side, length) in zip(sides, lengths) { side.constant = length }
    }
  }
}
