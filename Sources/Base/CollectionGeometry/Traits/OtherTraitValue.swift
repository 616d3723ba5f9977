// SPDX-License-Identifier: Apache-2.0

/// A value of any type, such as that of a trait that an application defines.
///
/// Values that can be compared are equal when they say so; others when they are one and the same
/// assignment.
struct OtherTraitValue: Hashable {
  let value: Any
  private let assignment = Assignment()

  private final class Assignment {}

  init(_ value: Any) {
    self.value = value
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func equals<T: Equatable>(_ value: T) -> Bool { (rhs.value as? T) == value }
    if lhs.assignment === rhs.assignment { return true }
    guard let value = lhs.value as? any Equatable else { return false }
    return equals(value)
  }

  /// Equal values have equal hashes: values that can't be hashed all have one.
  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}
