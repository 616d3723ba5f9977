// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCompositionalLayout

/// Tests of the entries of extent trees (`Extended`) with their default implementations, and of the number of
/// nodes that queries visit (`NodeVisits`).
@Suite("Extended")
struct ExtendedTests {
  /// An entry without information about its neighbours.
  private struct Plain: Extended {
    var extent: Extent {
      var extent = Extent.zero
      (extent.places, extent.items, extent.length) = (1, 1, 10)
      return extent
    }
    var holdsReferences: Bool { false }

    func divided(after places: Int) -> (Plain, Plain) { (self, self) }
  }

  @Test func `an entry is not one with its neighbour, and does not get longer`() {
    var entry = Plain()
    expect(!entry.isAlike(Plain()))
    entry.lengthen(by: 4)
    expect(entry.extent.places, equals: 1)
  }

  @Test(.enabled(if: NodeVisits.isCounted)) func `nodes are counted in what is asked alone`() {
    expect(NodeVisits.count {}, equals: 0)
    let count = NodeVisits.count {
      NodeVisits.add()
      let inner = NodeVisits.count { NodeVisits.add() }
      expect(inner, equals: 1)
      NodeVisits.add()
    }
    expect(count, equals: 2)
    NodeVisits.add()
  }
}
