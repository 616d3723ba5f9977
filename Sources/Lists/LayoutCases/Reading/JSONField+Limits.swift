// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Validation of layout values: values that violate UIKit's contract are errors of the file.
extension JSONField {
  func number(in limits: ClosedRange<CGFloat>) throws(LayoutCaseError) -> CGFloat {
    guard case .number(let number) = value, limits.contains(CGFloat(number)) else {
      throw failure("a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return CGFloat(number)
  }

  func integer(in limits: ClosedRange<Int>) throws(LayoutCaseError) -> Int {
    guard case .number(let number) = value, let integer = Int(exactly: number),
      limits.contains(integer)
    else {
      throw failure("a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return integer
  }

  func integers(in limits: ClosedRange<Int>) throws(LayoutCaseError) -> [Int] {
    try list { field throws(LayoutCaseError) in try field.integer(in: limits) }
  }

  /// Returns the list, which must not be empty.
  func filledList<T>(_ read: (JSONField) throws(LayoutCaseError) -> T) throws(LayoutCaseError)
    -> [T]
  {
    let values = try list(read)
    guard !values.isEmpty else {
      throw LayoutCaseError(field: path, expected: "a list of one item at least", found: "empty")
    }
    return values
  }
}
