// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The description of a constraint in a file.
struct ConstraintPlan {
  /// An end of the constraint; without an identifier it is the containing view, or no item for the second
  /// end.
  struct End {
    let id: String?
    /// The index of the object's identifier in the file.
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
