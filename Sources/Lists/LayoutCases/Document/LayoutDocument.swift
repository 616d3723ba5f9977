// SPDX-License-Identifier: Apache-2.0

/// A layout as data: parsed from JSON, serialized as JSON, and equal if the description is equal.
///
/// The format is documented in Documentation/LayoutFormat.md.
package struct LayoutDocument: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// The description that the document contains.
  package var layout: CaseLayout

  /// Creates a document of the description `layout`.
  package init(_ layout: CaseLayout) {
    self.layout = layout
  }

  /// Creates the document of a parsed `value`.
  ///
  /// - Throws: `LayoutCaseError` with the field and the expected value.
  package init(value: JSONValue) throws(LayoutCaseError) {
    layout = try LayoutParser().layout(JSONField(value: value, path: ""), sections: 0)
  }

  /// Returns the section of a parsed `value`, a separate document.
  ///
  /// - Throws: `LayoutCaseError` with the field and the expected value.
  package static func section(value: JSONValue) throws(LayoutCaseError) -> CaseSection {
    try LayoutParser().section(JSONField(value: value, path: ""), isDocument: true)
  }
}
