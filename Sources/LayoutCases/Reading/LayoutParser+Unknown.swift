// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what a description uses and this reader does not know.
extension LayoutParser {
  private static let item: Set<String> = [
    "type", "width", "height", "contentInsets", "edgeSpacing", "supplementaryItems", "axis",
    "factory", "count", "subitems", "interItemSpacing", "customItems",
  ]
  private static let known: [String: Set<String>] = [
    "layout": [
      "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems", "sectionForAll", "sections",
    ],
    "section": [
      "group", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "orthogonalScrollingBehavior", "supplementariesFollowContentInsets",
      "boundarySupplementaryItems", "decorationItems",
    ],
    "boundarySupplementaryItems": [
      "kind", "width", "height", "alignment", "absoluteOffset", "extendsBoundary",
      "pinToVisibleBounds", "zIndex", "contentInsets",
    ],
    "decorationItems": ["kind", "contentInsets", "zIndex"],
    "supplementaryItems": [
      "kind", "width", "height", "containerAnchor", "itemAnchor", "zIndex",
    ],
  ]
  private static let remarks: Set<String> = ["note", "comment", "name", "title"]

  /// The first field below the layout `field` that is not known.
  static func unknownField(in field: JSONField) throws -> LayoutCaseError? {
    if let found = try check(field, "layout") { return found }
    let lists = try field.optional("sections").map(or: []) { try $0.list() }
    let single = try field.optional("sectionForAll").map { [$0] } ?? []
    for section in lists + single {
      if let found = try check(section, "section") { return found }
      if let group = try section.optional("group"), let found = try checkItem(group) {
        return found
      }
    }
    return nil
  }

  private static func check(_ field: JSONField, _ kind: String) throws
    -> LayoutCaseError?
  {
    let known = known[kind, default: item].union(remarks)
    for name in try field.object().keys.sorted() where !known.contains(name) {
      return LayoutCaseError(
        field: "\(field.path).\(name)", expected: "a field that is built",
        found: "one that is not built yet")
    }
    for list in ["boundarySupplementaryItems", "decorationItems", "supplementaryItems"] {
      for part in try field.optional(list).map(or: [], { try $0.list() }) {
        if let found = try check(part, list) { return found }
      }
    }
    return nil
  }

  private static func checkItem(_ field: JSONField) throws -> LayoutCaseError? {
    if let found = try check(field, "item") { return found }
    for subitem in try field.optional("subitems").map(or: [], { try $0.list() }) {
      if let found = try checkItem(subitem) { return found }
    }
    return nil
  }
}
