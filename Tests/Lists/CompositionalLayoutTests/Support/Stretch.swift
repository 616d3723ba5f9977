// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

/// An entry of the extent trees in tests: equal adjacent places, each with a number of items and a length.
struct Stretch: Extended {
  var name: Int
  var places: Int
  var items: Int
  var length: CGFloat
  /// Whether it merges with an adjacent entry of the same name.
  var joins = false

  var holdsReferences: Bool { false }

  var extent: Extent {
    var extent = Extent.zero
    extent.places = places
    extent.items = items * places
    extent.length = length * CGFloat(places)
    extent.longest = length
    return extent
  }

  func divided(after places: Int) -> (Stretch, Stretch) {
    var (front, back) = (self, self)
    front.places = places
    back.places -= places
    return (front, back)
  }

  func isAlike(_ next: Stretch) -> Bool { joins && next.joins && name == next.name }

  mutating func lengthen(by places: Int) { self.places += places }

  /// One of its places.
  var single: Stretch {
    var single = self
    single.places = 1
    return single
  }
}
