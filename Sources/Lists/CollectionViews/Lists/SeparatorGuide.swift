// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The guide of a row's lines: as wide as the cell from where the text begins, unless constraints
/// of the application's say otherwise.
@MainActor
final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  init(in cell: UIView) {
    guide.identifier = "separatorLayoutGuide"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    let top = guide.topAnchor.constraint(equalTo: cell.topAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
    for constraint in [leading, trailing, top, bottom] {
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
  }

  /// Has the lines begin that far from the cell's leading edge, in points, if nothing else decides.
  func follow(leading distance: CGFloat) {
    if leading.constant != distance { leading.constant = distance }
  }
}
