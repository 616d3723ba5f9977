// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// The error for a case file that cannot be parsed, or a case that cannot be laid out.
package struct LayoutCaseError: Error, Hashable, CustomStringConvertible {
  /// The name of the file; `nil` if it is unknown.
  package var file: String?
  /// The identifier of the case; `nil` if the error is not in a case.
  package var id: String?
  /// The path of the field.
  package var field: String
  /// The expected value of the field.
  package var expected: String
  /// The actual value of the field.
  package var found: String
  /// Whether the format does not have the field.
  package var isUnknownField = false
  /// The JSON syntax error of the file; `nil` for any other error.
  package private(set) var syntax: JSONSyntaxError?

  /// Creates an error from its parts.
  package init(
    file: String? = nil, id: String? = nil, field: String, expected: String, found: String
  ) {
    self.file = file
    self.id = id
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// Creates the error of a file that is not valid JSON.
  package init(file: String? = nil, _ syntax: JSONSyntaxError) {
    self.init(file: file, field: "(file)", expected: "JSON", found: "\(syntax)")
    self.syntax = syntax
  }

  /// One sentence with the file, the field and the expected value.
  package var description: String {
    if let syntax { return "\(file ?? "the text") is not JSON: \(syntax)." }
    let place = [file, id].compactMap { $0 }.joined(separator: ", ")
    return "\(place.isEmpty ? "" : place + ": ")field \(field) should be \(expected), "
      + "but is \(found)."
  }
}
