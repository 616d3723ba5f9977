// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// A layout as data: read from JSON, written as JSON, equal when it describes the same.
///
/// The format is documented in Documentation/LayoutFormat.md.
package struct LayoutDocument: Hashable, Sendable {
  /// The version of the format that is written and read.
  package static let version = 1

  /// The description.
  package var layout: CaseLayout

  /// A document of the description `layout`.
  package init(_ layout: CaseLayout) {
    self.layout = layout
  }

  /// The document in `json`.
  ///
  /// Throws an error that names the field and what was expected.
  package init(json: Data) throws(LayoutCaseError) {
    try self.init(value: Self.value(json: json))
  }

  /// The document that was read as `value`.
  ///
  /// Throws an error that names the field and what was expected.
  package init(value: JSONValue) throws(LayoutCaseError) {
    layout = try Self.read(value) { try LayoutParser().layout($0, sections: 0) }
  }

  /// The document as JSON, with fields in alphabetical order.
  ///
  /// Throws when a number is not finite.
  package func json() throws(LayoutCaseError) -> Data {
    try Self.text(LayoutWriter().layout(layout))
  }

  /// The section in `json`, a document of its own.
  ///
  /// Throws an error that names the field and what was expected.
  package static func section(json: Data) throws(LayoutCaseError) -> CaseSection {
    try section(value: value(json: json))
  }

  /// The section that was read as `value`, a document of its own.
  ///
  /// Throws an error that names the field and what was expected.
  package static func section(value: JSONValue) throws(LayoutCaseError) -> CaseSection {
    try read(value) { try LayoutParser().section($0, isDocument: true) }
  }

  /// The section as a document of its own.
  ///
  /// Throws when a number is not finite.
  package static func json(of section: CaseSection) throws(LayoutCaseError) -> Data {
    try text(LayoutWriter().document(section))
  }

  /// What `json` holds, to be read as a document, as a section or as cases.
  ///
  /// Throws an error that names the line at which it is no JSON.
  package static func value(json: Data) throws(LayoutCaseError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONValue(json: json)
    } catch {
      throw LayoutCaseError(error)
    }
  }

  private static func read<T>(
    _ value: JSONValue, _ parse: (JSONField) throws -> T
  ) throws(LayoutCaseError) -> T {
    do {
      return try parse(JSONField(value: value, path: ""))
    } catch let error as LayoutCaseError {
      throw error
    } catch {
      throw LayoutCaseError(field: "(top)", expected: "a layout", found: "\(error)")
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
  /// Reads a document; the error names the field and what was expected.
  package init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    layout = try LayoutParser().layout(JSONField(value: value, path: ""), sections: 0)
  }

  /// Writes the document.
  package func encode(to encoder: any Encoder) throws {
    try LayoutWriter().layout(layout).encode(to: encoder)
  }
}
