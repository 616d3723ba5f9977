// SPDX-License-Identifier: Apache-2.0

/// A section with its items in a state: `["A", ["a", "b"]]`.
package struct SectionState: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier of the section.
  package let section: CaseIdentifier
  /// The items of the section, in order.
  package let items: [CaseIdentifier]

  /// Creates a section with its items.
  package init(section: CaseIdentifier, items: [CaseIdentifier]) {
    self.section = section
    self.items = items
  }

  /// Decodes a list of two elements: the section and the list of its items.
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    section = try container.decode(CaseIdentifier.self)
    items = try container.decode([CaseIdentifier].self)
  }

  /// Encodes a list of two elements: the section and the list of its items.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(section)
    try container.encode(items)
  }

  /// The section, then its items in braces.
  package var description: String {
    "\(section) {\(items.map(\.description).joined(separator: " "))}"
  }
}
