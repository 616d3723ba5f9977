// SPDX-License-Identifier: Apache-2.0

/// How much of the beginning and of the end of two lists is the same, bit for bit.
///
/// Bits are compared because values that are equal may differ in what `==` leaves out; such a value
/// is to be replaced.
struct SharedEnds {
  private(set) var start = 0
  private(set) var end = 0

  /// - Complexity: O(n).
  init<Element>(_ old: [Element], _ new: [Element]) {
    let shorter = min(old.count, new.count)
    while start < shorter, Self.areIdentical(old[start], new[start]) { start += 1 }
    while end < shorter - start,
      Self.areIdentical(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
  }

  private static func areIdentical<Element>(_ one: Element, _ other: Element) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in one.elementsEqual(other) }
    }
  }
}
