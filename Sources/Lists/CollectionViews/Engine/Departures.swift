// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that are still seen on their way out although their elements are not realised any more.
@MainActor
final class Departures {
  /// A view on its way out.
  struct Departure {
    let element: RealisedElement
    /// The element that the view shows, if it only went out of sight; it may come back.
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

  /// Takes the view out; `nil` when it left already or came back.
  func remove(_ view: UICollectionReusableView) -> Departure? {
    byView.removeValue(forKey: ObjectIdentifier(view))
  }

  /// Takes out the view that shows the element `key`.
  ///
  /// - Complexity: O(departures).
  func take(_ key: ElementKey) -> RealisedElement? {
    guard let found = byView.first(where: { $0.value.key == key }) else { return nil }
    byView[found.key] = nil
    return found.value.element
  }

  /// Gives the elements the keys they have after an update.
  func rename(_ newKey: (ElementKey) -> ElementKey?) {
    for (view, departure) in byView { byView[view]?.key = departure.key.flatMap(newKey) }
  }

  /// The content offset moved by `distance` though nothing scrolled: the views move with it.
  func shift(by distance: CGPoint) {
    for departure in byView.values {
      let view = departure.element.view
      view.center = CGPoint(x: view.center.x + distance.x, y: view.center.y + distance.y)
    }
  }
}
