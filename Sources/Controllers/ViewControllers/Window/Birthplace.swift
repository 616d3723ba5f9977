// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

/// The device and traits at the creation of an object, for a comparison with the device and traits where the
/// object is shown.
package struct Birthplace: Equatable, Sendable {
  /// The device of a test kit, or `nil` for the program's own windows.
  package let facts: DisplayFacts?
  /// The traits of views without a window at the creation.
  package let traits: UITraitCollection

  /// The device and traits of the current display.
  @MainActor
  package static var current: Birthplace {
    let display = ApplicationDisplay.current
    return Birthplace(facts: display.facts, traits: display.ambient.traits)
  }

  /// Creates a record of a device and traits.
  package init(facts: DisplayFacts?, traits: UITraitCollection) {
    self.facts = facts
    self.traits = traits
  }
}
