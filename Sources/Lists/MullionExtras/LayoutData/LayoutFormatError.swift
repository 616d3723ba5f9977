// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// What is wrong with a layout that was read from data or is to be written as data.
public struct LayoutFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: the field's path, such as `sections[0].group.width`.
  public let field: String
  /// What the field should hold.
  public let expected: String
  /// What it holds.
  public let found: String

  init(_ error: LayoutCaseError) {
    field = error.field
    expected = error.expected
    found = error.found
  }

  /// One sentence that names the field, what was expected and what was found.
  public var description: String { "field \(field) should be \(expected), but is \(found)." }
}
