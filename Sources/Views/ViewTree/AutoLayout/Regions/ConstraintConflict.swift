// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A set of constraints that cannot be satisfied together.
@MainActor
struct ConstraintConflict {
  /// The constraint that is left out.
  let leftOut: NSLayoutConstraint
  /// The constraints that remain.
  let others: [NSLayoutConstraint]
  /// The view whose size is part of the conflict, or `nil`.
  let sizedView: UIView?
  /// The root view of the region that contains the constraints.
  let place: UIView?

  /// Reports the conflict once, with its cause as far as it is known.
  func report() {
    var parts = ([leftOut] + others).map(\.words)
    if let sizedView {
      let size = sizedView.bounds.size
      parts.append("the size of \(sizedView.words), \(size.width) × \(size.height)")
    }
    let subject = parts.count == 1 ? "a constraint" : "constraints"
    let (can, remedy) =
      parts.count == 1 ? ("can't be satisfied", "remove it") : ("conflict", "remove one of them")
    let place = place.map { " in \($0.messagePlace)" } ?? ""
    let all = parts.joined(separator: "; ")
    let outcome = "\(subject)\(place) \(can): \(all). \(leftOut.words) is left out"
    let held = heldViews.map(\.words)
    guard !held.isEmpty else {
      return Diagnostics.reportOnce("\(outcome); \(remedy), or lower its priority")
    }
    let names = Set(held).sorted().joined(separator: ", ")
    Diagnostics.reportOnce(
      "\(outcome). \(names) keeps its frame, because its translatesAutoresizingMaskIntoConstraints is "
        + "true; set it to false")
  }

  /// The constrained views whose frames, rather than constraints, determine their positions.
  private var heldViews: [UIView] {
    var found: [UIView] = []
    for constraint in [leftOut] + others {
      let items = constraint.items
      for case let view as UIView in items where !view.isUnknown && !view.isPorous {
        let isGround = items.contains { item in
          item !== view && item.layoutOwner?.isDescendant(of: view) ?? false
        }
        // The list determines the size of cells.
        let isSizedElsewhere = view.superview == nil || view.isReusablePicture
        if isGround || isSizedElsewhere || found.contains(where: { $0 === view }) { continue }
        found.append(view)
      }
    }
    return found
  }
}
