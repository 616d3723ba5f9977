// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension CollectionEngine {
  /// Walks the whole state after a cycle and traps when parts of it disagree; empty outside of
  /// debug builds.
  package func checkInvariants() {
    #if INTERNAL_CHECKS
    for element in realised.all {
      let place = element.key.indexPath.words
      require(
        realised.element(of: element.view) === element,
        "invariant: the view of \(place) is registered for another element")
      require(!element.view.isPooled, "invariant: the view of \(place) also waits in the pool")
      require(element.isDisplayed, "invariant: \(place) is on screen and was not reported")
      require(
        element.view.superview === holder(of: element.host).view,
        "invariant: the view of \(place) is not where its section shows it")
      if element.key.category == .cell, let counts {
        require(
          counts.items.indices.contains(element.key.section)
            && element.key.indexPath.item < counts.items[element.key.section],
          "invariant: there is a cell for \(place), but no such item")
      }
    }
    for departure in departures.all {
      let seen = departure.element.view
      require(
        realised.element(of: seen) == nil && !seen.isPooled,
        "invariant: a view on its way out is also realised or waits in the pool")
      require(
        departure.key.map { realised[$0] == nil } ?? true,
        "invariant: an element has a view and another one on its way out")
    }
    require(
      departures.isEmpty || !animationsUnderWay.isEmpty,
      "invariant: views are on their way out and nothing animates them")
    require(limbo.isEmpty, "invariant: views are in limbo between cycles")
    checkSight()
    #endif
  }

  #if INTERNAL_CHECKS
  /// What is realised is what is in sight, no more and no less.
  private func checkSight() {
    var wanted = Set(attributesInSight().map(ElementKey.init))
    for section in orthogonal.shownSections {
      wanted.formUnion(orthogonalAttributesInSight(section: section).map(ElementKey.init))
    }
    let shown = Set(realised.all.map(\.key))
    require(
      wanted == shown,
      "invariant: in sight are \(wanted.count) elements, realised \(shown.count); missing "
        + "\(wanted.subtracting(shown).map(\.indexPath.words)), too many "
        + "\(shown.subtracting(wanted).map(\.indexPath.words)); bounds \(view.bounds), content "
        + "\(view.contentSize), laid out for \(sightBounds)")
  }
  #endif
}
