// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension CollectionEngine {
  /// Walks the state after a cycle and traps when parts of it disagree; empty outside of debug
  /// builds.
  package func checkInvariants() {
    #if INTERNAL_CHECKS
    let walk = StateWalk(engine: self)
    let faults = walk.elementFaults + walk.holderFaults + walk.departureFaults + walk.sightFaults
    require(faults.isEmpty, "invariant: \(faults.joined(separator: "; "))")
    #endif
  }

  /// Walks the state at the end of a layout cycle and traps when parts of it disagree; empty outside
  /// of debug builds.
  ///
  /// What asks nobody is walked always, all of it under ``walksWholeState``.
  /// - Complexity: O(elements in sight + views that wait to be used again).
  func checkAfterCycle() {
    #if INTERNAL_CHECKS
    // A cycle that was given up leaves things as they are; one that the application runs when it hears
    // of a view that goes finds others on their way to the pool.
    guard needs.isEmpty, viewsInHand == 0 else { return }
    let walk = StateWalk(engine: self)
    let faults = walksWholeState ? walk.faultsOfCycle : walk.ownFaults
    require(
      faults.isEmpty,
      "the state of \(view.messagePlace) contradicts itself: \(faults.joined(separator: "; ")); "
        + "report this, or undo what moves its views")
    #endif
  }

  /// What parts of the whole state disagree about, in words; empty when all is well.
  ///
  /// Nothing is changed by looking. What is in sight is compared with what is realised when nothing
  /// waits to be laid out. Places are compared as the layout gives them, so views that the
  /// application moves itself are named.
  ///
  /// - Complexity: O(elements in sight + views that wait to be used again).
  package var stateFaults: [String] { StateWalk(engine: self).faults }

  /// Whether nothing waits to be laid out, so that ``stateFaults`` sees everything.
  package var isSettled: Bool { StateWalk(engine: self).isSettled }

  /// Whether a person, or the application for one, is moving an item.
  package var isMovingItem: Bool { movement.moving != nil }

  /// The views that the delegate was told of: of elements in sight, and of those on their way out.
  package var viewsOnScreen: [UICollectionReusableView] {
    realised.all.map(\.view) + departures.all.map(\.element.view)
  }
}
