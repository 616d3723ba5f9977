// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// A guide that has constraints hold while it is near an edge of its view, or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has `trackedConstraints` hold while the guide is near `edge`, in the place of those set before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// Has `trackedConstraints` hold while the guide is away from `edge`, in the place of those set before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  /// The constraints that hold while the guide is near `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// The constraints that hold while the guide is away from `edge`.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Lets go of all constraints that were set, which hold no longer.
  open func removeAllTrackedConstraints() {
    for one in tracked { NSLayoutConstraint.deactivate(one.constraints) }
    tracked = []
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool
  ) {
    if let old = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: old).constraints)
    }
    guard !constraints.isEmpty else { return }
    tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints))
    for constraint in constraints {
      constraint.isActive = nearEdges.isSuperset(of: edge) == isNear
    }
  }
}
