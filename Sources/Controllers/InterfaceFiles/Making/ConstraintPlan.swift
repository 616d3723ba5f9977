// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What a file says of a constraint.
struct ConstraintPlan {
  /// One end of it; without an id the view that holds it, or, as the second one, nothing.
  struct End {
    let id: String?
    /// Where the file counts the object with the id.
    let slot: Int?
    let attribute: NSLayoutConstraint.Attribute
  }

  let first: End
  let second: End
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority?
  let identifier: String?
}
