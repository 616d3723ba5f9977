// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The extent of consecutive sections or groups along their axis.
package struct Extent: Hashable, Sendable {
  /// The number of sections or groups.
  package var places = 0
  /// The number of items that they hold.
  package var items = 0
  /// The distance from the start of the first place to the start of the place after the last, in points.
  package var length: CGFloat = 0
  /// The maximal overhang of an element before its own place; not negative.
  package var under: CGFloat = 0
  /// The maximal overhang of an element after its own place; not negative.
  package var over: CGFloat = 0
  /// The total distance by which places step back; not negative.
  package var back: CGFloat = 0
  /// The length of the longest place.
  package var longest: CGFloat = 0
  /// The furthest end across the axis.
  package var reach = -CGFloat.infinity

  /// The empty extent.
  package static var zero: Extent { Extent() }

  /// Adds a following extent.
  @inline(__always)
  mutating func append(_ next: Extent) {
    skip(next)
    under = max(under, next.under)
    over = max(over, next.over)
    back += next.back
    longest = max(longest, next.longest)
    reach = max(reach, next.reach)
  }

  /// Adds only the places, items and length of `next`, for a search by position.
  @inline(__always)
  mutating func skip(_ next: Extent) {
    places += next.places
    items += next.items
    length += next.length
  }

  /// Returns whether only the length and the longest place differ.
  @inline(__always)
  func differsInLengthOnly(from other: Extent) -> Bool {
    places == other.places && items == other.items && under == other.under && over == other.over
      && back == other.back && reach == other.reach
  }

  /// Whether no place starts before the preceding one.
  @inline(__always)
  var isOrdered: Bool { under == 0 && back == 0 }

  /// Returns whether an element may lie between two positions if the extent starts at `start`.
  @inline(__always)
  func mayMeet(from low: CGFloat, to high: CGFloat, start: CGFloat) -> Bool {
    start - under - back <= high && start + max(0, length) + over + back >= low
  }
}
