// SPDX-License-Identifier: Apache-2.0

@testable import MullionDiffableSnapshots

/// The element of ordered trees in tests: a name, and an arbitrary weight.
struct Unit: OrderedElement, Sendable, Equatable {
  let name: Int
  var weight = 1
  var label = 0

  init(_ name: Int, weight: Int = 1, label: Int = 0) {
    self.name = name
    self.weight = weight
    self.label = label
  }
}
