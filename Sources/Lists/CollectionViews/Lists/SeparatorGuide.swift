// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The layout guide of a row's separators: from the beginning of the text to the trailing edge of the cell,
/// unless constraints of the application change that.
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

  /// Sets the default distance of the separators from the cell's leading edge, in points.
  func follow(leading distance: CGFloat) {
    if leading.constant != distance { leading.constant = distance }
  }
}
