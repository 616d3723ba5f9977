// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// An error in a layout that is read from data or encoded as data.
public struct LayoutFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the field, such as `sections[0].group.width`.
  public let field: String
  /// The expected value of the field.
  public let expected: String
  /// The actual value of the field.
  public let found: String

  init(_ error: LayoutCaseError) {
    field = error.field
    expected = error.expected
    found = error.found
  }

  /// One sentence with the field, the expected and the actual value.
  public var description: String { "field \(field) should be \(expected), but is \(found)." }
}
