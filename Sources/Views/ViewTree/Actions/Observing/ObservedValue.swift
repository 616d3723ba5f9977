// SPDX-License-Identifier: Apache-2.0

/// The value of a property at the last check.
final class ObservedValue<Value> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Stores the current value.
  ///
  /// - Returns: The former value, or `nil` if it is the same.
  func change(to new: Value) -> Value? {
    guard !Self.isSame(value, new) else { return nil }
    defer { value = new }
    return value
  }

  /// Returns whether two values are the same object, or equal.
  private static func isSame(_ one: Value, _ two: Value) -> Bool {
    if type(of: one as Any) is AnyClass, type(of: two as Any) is AnyClass {
      return one as AnyObject === two as AnyObject
    }
    guard let one = one as? any Equatable else { return false }
    return isEqual(one, two)
  }

  private static func isEqual<Known: Equatable>(_ one: Known, _ two: Any) -> Bool {
    (two as? Known) == one
  }
}
