// SPDX-License-Identifier: Apache-2.0

/// A value of any type, such as that of an app-defined trait.
///
/// `Equatable` values are equal according to `==`; others if they come from the same assignment.
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

  /// Hashes the value; all values that are not `Hashable` have the same hash value.
  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}
