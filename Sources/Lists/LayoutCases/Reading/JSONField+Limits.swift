// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that a layout can be made of: what UIKit's contract forbids is an error of the file.
extension JSONField {
  func number(in limits: ClosedRange<CGFloat>) throws -> CGFloat {
    guard case .number(let number) = value, limits.contains(CGFloat(number)) else {
      throw failure("a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return CGFloat(number)
  }

  func integer(in limits: ClosedRange<Int>) throws -> Int {
    guard case .number(let number) = value, let integer = Int(exactly: number),
      limits.contains(integer)
    else {
      throw failure("a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return integer
  }

  /// The list, which holds one value at least.
  func filledList<T>(_ read: (JSONField) throws -> T) throws -> [T] {
    let values = try list(read)
    guard !values.isEmpty else {
      throw LayoutCaseError(field: path, expected: "a list of one item at least", found: "empty")
    }
    return values
  }
}
