// SPDX-License-Identifier: Apache-2.0

/// The value that a property had when it was looked at last.
final class ObservedValue<Value> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Takes over the present value.
  ///
  /// - Returns: The value before; nil: it is the same.
  func change(to new: Value) -> Value? {
    guard !Self.isSame(value, new) else { return nil }
    defer { value = new }
    return value
  }

  /// Whether two values are one: the same object, or equal.
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
