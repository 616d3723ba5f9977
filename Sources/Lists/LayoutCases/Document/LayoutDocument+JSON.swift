// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

extension LayoutDocument {
  /// Parses the document in `json`.
  ///
  /// - Throws: `LayoutCaseError` with the field and the expected value.
  package init(json: Data) throws(LayoutCaseError) {
    try self.init(value: Self.value(json: json))
  }

  /// Returns the document as JSON, with fields in alphabetical order.
  ///
  /// - Throws: `LayoutCaseError` with the field of a value that the format cannot represent, such as an
  ///   infinite number.
  package func json() throws(LayoutCaseError) -> Data {
    try Self.text(LayoutWriter().layout(layout))
  }

  /// Returns the section in `json`, a separate document.
  ///
  /// - Throws: `LayoutCaseError` with the field and the expected value.
  package static func section(json: Data) throws(LayoutCaseError) -> CaseSection {
    try section(value: value(json: json))
  }

  /// Returns the section as a separate document.
  ///
  /// - Throws: `LayoutCaseError` with the field of a value that the format cannot represent, such as an
  ///   infinite number.
  package static func json(of section: CaseSection) throws(LayoutCaseError) -> Data {
    try text(LayoutWriter().document(section))
  }

  /// Returns the parsed value of `json`, for a document, a section or cases.
  ///
  /// - Throws: `LayoutCaseError` with the JSON syntax error.
  package static func value(json: Data) throws(LayoutCaseError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONValue(json: json)
    } catch {
      throw LayoutCaseError(error)
    }
  }

  private static func text(_ value: JSONValue) throws(LayoutCaseError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      throw LayoutCaseError(field: "(top)", expected: "written as JSON", found: "\(error)")
    }
  }
}

extension LayoutDocument: Codable {
  /// Decodes a document.
  ///
  /// - Throws: An error with the field and the expected value.
  package init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    layout = try LayoutParser().layout(JSONField(value: value, path: ""), sections: 0)
  }

  /// Encodes the document.
  package func encode(to encoder: any Encoder) throws {
    try LayoutWriter().layout(layout).encode(to: encoder)
  }
}
