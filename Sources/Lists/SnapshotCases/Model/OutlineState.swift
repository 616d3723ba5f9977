// SPDX-License-Identifier: Apache-2.0

/// The four lists of a section snapshot in a state.
package struct OutlineState: Hashable, Sendable, Codable, CustomStringConvertible {
  /// All items, depth first.
  package var items: [CaseIdentifier]
  /// The items without a parent.
  package var rootItems: [CaseIdentifier]
  /// The items whose ancestors are all expanded.
  package var visibleItems: [CaseIdentifier]
  /// The items that are expanded.
  package var expandedItems: [CaseIdentifier]

  /// A text with the four lists, each after its name.
  package var description: String {
    func list(_ items: [CaseIdentifier]) -> String {
      "{\(items.map(\.description).joined(separator: " "))}"
    }
    return "items \(list(items)), roots \(list(rootItems)), visible \(list(visibleItems)), "
      + "expanded \(list(expandedItems))"
  }
}
