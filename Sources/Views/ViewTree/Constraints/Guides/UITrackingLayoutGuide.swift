// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// A guide that activates constraints while it is near an edge of its view, or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges to which the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near `edge`, replacing those set before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// Sets the constraints that are active while the guide is away from `edge`, replacing those set before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  /// Returns the constraints that are active while the guide is near `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// Returns the constraints that are active while the guide is away from `edge`.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Removes and deactivates all constraints that were set.
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
