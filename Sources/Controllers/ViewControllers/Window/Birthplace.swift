// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

/// What code is told of its device where it is made: to be compared with where it is shown.
package struct Birthplace: Equatable, Sendable {
  /// What a test kit's device said; nil: code was made for the program's own windows.
  package let facts: DisplayFacts?
  /// What there was to adapt to.
  package let traits: UITraitCollection

  /// Where code is made now.
  @MainActor
  package static var current: Birthplace {
    let display = ApplicationDisplay.current
    return Birthplace(facts: display.facts, traits: display.ambient.traits)
  }

  /// Where code is made for a device.
  package init(facts: DisplayFacts?, traits: UITraitCollection) {
    self.facts = facts
    self.traits = traits
  }
}
