// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views that are still being animated out although their elements are no longer realised.
@MainActor
final class Departures {
  /// A view that is being animated out.
  struct Departure {
    let element: RealisedElement
    /// The key of the element that the view displays, if the element still exists outside of the visible
    /// area; it may become visible again.
    var key: ElementKey?
  }

  private var byView: [ObjectIdentifier: Departure] = [:]

  var all: some Collection<Departure> { byView.values }

  var isEmpty: Bool { byView.isEmpty }

  func departure(of view: UICollectionReusableView) -> Departure? {
    byView[ObjectIdentifier(view)]
  }

  func insert(_ departure: Departure) {
    byView[ObjectIdentifier(departure.element.view)] = departure
  }

  /// Removes and returns the departure of `view`; `nil` if it has ended or the view was reused.
  func remove(_ view: UICollectionReusableView) -> Departure? {
    byView.removeValue(forKey: ObjectIdentifier(view))
  }

  /// Removes and returns the element whose view displays the element `key`.
  ///
  /// - Complexity: O(departures).
  func take(_ key: ElementKey) -> RealisedElement? {
    guard let found = byView.first(where: { $0.value.key == key }) else { return nil }
    byView[found.key] = nil
    return found.value.element
  }

  /// Translates the keys after an update.
  func rename(_ newKey: (ElementKey) -> ElementKey?) {
    for (view, departure) in byView { byView[view]?.key = departure.key.flatMap(newKey) }
  }

  /// Moves the views by `distance`, after the content offset changed without a scroll.
  func shift(by distance: CGPoint) {
    for departure in byView.values {
      let view = departure.element.view
      view.center = CGPoint(x: view.center.x + distance.x, y: view.center.y + distance.y)
    }
  }
}
