// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension CollectionEngine {
  /// Verifies the state after a cycle and traps on a contradiction; empty outside of debug builds.
  package func checkInvariants() {
    #if INTERNAL_CHECKS
    let walk = StateWalk(engine: self)
    let faults = walk.elementFaults + walk.holderFaults + walk.departureFaults + walk.sightFaults
    require(faults.isEmpty, "invariant: \(faults.joined(separator: "; "))")
    #endif
  }

  /// Verifies the state at the end of a layout cycle and traps on a contradiction; empty outside of debug
  /// builds, and a no-op while work or removed views are pending.
  ///
  /// Checks that query neither the layout nor the data source run by default; the others run as well if
  /// ``walksWholeState`` is `true`.
  ///
  /// - Complexity: O(elements in sight + pooled views + selected and prefetched items), plus the queries of
  ///   the layout and, for each section, of the data source if ``walksWholeState`` is `true`.
  func checkAfterCycle() {
    #if INTERNAL_CHECKS
    // An abandoned cycle leaves work undone; a cycle that the app forces when it is notified of a removed
    // view finds others that are not in the pool yet.
    guard needs.isEmpty, viewsInHand == 0 else { return }
    let walk = StateWalk(engine: self)
    let faults = walksWholeState ? walk.faultsOfCycle : walk.ownFaults
    require(
      faults.isEmpty,
      "the state of \(view.messagePlace) is inconsistent: \(faults.joined(separator: "; ")); "
        + "report this, or remove the code that moves its views")
    #endif
  }

  /// Descriptions of all contradictions in the whole state; empty if it is consistent.
  ///
  /// Reading it changes nothing. Visible elements are compared with the realised ones while no layout is
  /// pending. Positions are compared with those of the layout, so views that the application moves itself are
  /// listed.
  ///
  /// - Complexity: O(elements in sight + pooled views + selected and prefetched items + sections), plus the
  ///   queries of the layout.
  package var stateFaults: [String] { StateWalk(engine: self).faults }

  /// Whether no layout is pending, so that ``stateFaults`` is complete.
  package var isSettled: Bool { StateWalk(engine: self).isSettled }

  /// Whether an item is being moved, by the user or by the application.
  package var isMovingItem: Bool { movement.moving != nil }

  /// The views whose display was reported to the delegate: those of visible elements, and those being
  /// animated out.
  package var viewsOnScreen: [UICollectionReusableView] {
    realised.all.map(\.view) + departures.all.map(\.element.view)
  }
}
