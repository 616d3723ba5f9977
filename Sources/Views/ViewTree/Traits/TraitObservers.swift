// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

/// The observers of the traits of a view or controller.
@MainActor
package struct TraitObservers {
  private var registrations: [Registration] = []

  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  /// Creates an empty list of observers.
  package init() {}

  /// Adds a registration by which `handler` is called with the previous traits when one of `traits` changed.
  package mutating func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  /// Removes a registration; a no-op if it is not in the list.
  package mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the registrations with at least one changed trait, in the order in which they were
  /// added.
  ///
  /// - Complexity: O(*n*) in the number of traits registered.
  package func notify(of now: UITraitCollection, from before: UITraitCollection) {
    for registration in registrations
    where !now.changes(from: before, among: registration.traits).isEmpty {
      registration.handler(before)
    }
  }
}
