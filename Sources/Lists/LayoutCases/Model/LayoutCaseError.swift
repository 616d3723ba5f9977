// SPDX-License-Identifier: Apache-2.0

package import MullionContracts

/// A case file that can't be read, or a case that can't be laid out.
package struct LayoutCaseError: Error, Hashable, CustomStringConvertible {
  /// The file; `nil` when it is not known where the error was found.
  package var file: String?
  /// The case; `nil` when the error is not in a case.
  package var id: String?
  /// The field's path.
  package var field: String
  /// What the field should hold.
  package var expected: String
  /// What it holds.
  package var found: String
  /// Whether the format has no such field.
  package var isUnknownField = false
  /// Where the file stops being JSON; `nil` when it is JSON.
  package private(set) var syntax: JSONSyntaxError?

  /// An error by its parts.
  package init(
    file: String? = nil, id: String? = nil, field: String, expected: String, found: String
  ) {
    self.file = file
    self.id = id
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// The error of a file that is no JSON.
  package init(file: String? = nil, _ syntax: JSONSyntaxError) {
    self.init(file: file, field: "(file)", expected: "JSON", found: "\(syntax)")
    self.syntax = syntax
  }

  /// One sentence that names the file, the field and what was expected.
  package var description: String {
    if let syntax { return "\(file ?? "the text") is not JSON: \(syntax)." }
    let place = [file, id].compactMap { $0 }.joined(separator: ", ")
    return "\(place.isEmpty ? "" : place + ": ")field \(field) should be \(expected), "
      + "but is \(found)."
  }
}
