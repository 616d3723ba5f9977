// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a stretch of sections, or of groups, takes along the axis on which they follow each other.
package struct Extent: Hashable, Sendable {
  /// How many sections or groups there are.
  package var places = 0
  /// How many items they hold.
  package var items = 0
  /// From the start of the first place to the start of what follows the last, in points.
  package var length: CGFloat = 0
  /// How far something in them stands out in front of its own place at most; not negative.
  package var under: CGFloat = 0
  /// How far something in them stands out behind its own place at most; not negative.
  package var over: CGFloat = 0
  /// How far places step back altogether; not negative.
  package var back: CGFloat = 0
  /// The length of the longest place.
  package var longest: CGFloat = 0
  /// The furthest end across the axis.
  package var reach = -CGFloat.infinity

  /// Nothing.
  package static var zero: Extent { Extent() }

  /// Adds what follows.
  @inline(__always)
  mutating func append(_ next: Extent) {
    skip(next)
    under = max(under, next.under)
    over = max(over, next.over)
    back += next.back
    longest = max(longest, next.longest)
    reach = max(reach, next.reach)
  }

  /// Leaves `next` behind, for a search that only asks where it is.
  @inline(__always)
  mutating func skip(_ next: Extent) {
    places += next.places
    items += next.items
    length += next.length
  }

  /// Whether only the length and the longest place differ.
  @inline(__always)
  func differsInLengthOnly(from other: Extent) -> Bool {
    places == other.places && items == other.items && under == other.under && over == other.over
      && back == other.back && reach == other.reach
  }

  /// Whether what follows never starts before what it follows.
  @inline(__always)
  var isOrdered: Bool { under == 0 && back == 0 }

  /// Whether something of it may lie between two positions when it starts at `start`.
  @inline(__always)
  func mayMeet(from low: CGFloat, to high: CGFloat, start: CGFloat) -> Bool {
    start - under - back <= high && start + max(0, length) + over + back >= low
  }
}
