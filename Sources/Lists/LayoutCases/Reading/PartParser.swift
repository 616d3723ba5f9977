// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A parser of the small parts of a description.
struct PartParser {
  func size(_ field: JSONField) throws(LayoutCaseError) -> LayoutDimensions {
    LayoutDimensions(
      width: try dimension(field.required("width")), height: try dimension(field.required("height"))
    )
  }

  /// Returns the parts of `field`, whose kinds must be distinct; none if it is missing.
  func distinct<T: KindNamed>(
    _ field: JSONField?, _ read: (JSONField) throws(LayoutCaseError) -> T
  ) throws(LayoutCaseError) -> [T] {
    guard let field else { return [] }
    var kinds: Set<String> = []
    return try field.list { part throws(LayoutCaseError) in
      let value = try read(part)
      guard kinds.insert(value.kind).inserted else {
        throw LayoutCaseError(
          field: "\(part.path).kind", expected: "a kind that none of its neighbours has",
          found: "\"\(value.kind)\" once more")
      }
      return value
    }
  }

  private func dimension(_ field: JSONField) throws(LayoutCaseError) -> LayoutDimension {
    guard try field.object().count == 1 else {
      throw field.failure("an object with one length, like {\"absolute\": 44}")
    }
    for (name, kind) in LayoutNames.dimensions {
      if let number = try field.optional(name) { return LayoutDimension(kind, try number.number()) }
    }
    throw field.failure("an object like {\"absolute\": 44}")
  }

  func insets(_ field: JSONField) throws(LayoutCaseError) -> NSDirectionalEdgeInsets {
    try field.allow(["top", "leading", "bottom", "trailing"])
    return try allowedInsets(field)
  }

  private func allowedInsets(_ field: JSONField) throws(LayoutCaseError) -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: try field.optional("top")?.number() ?? 0,
      leading: try field.optional("leading")?.number() ?? 0,
      bottom: try field.optional("bottom")?.number() ?? 0,
      trailing: try field.optional("trailing")?.number() ?? 0)
  }

  func spacing(_ field: JSONField) throws(LayoutCaseError) -> LayoutSpacing? {
    try field.allow(["fixed", "flexible"])
    if let fixed = try field.optional("fixed") {
      return LayoutSpacing(value: try fixed.number(), isFlexible: false)
    }
    if let flexible = try field.optional("flexible") {
      return LayoutSpacing(value: try flexible.number(), isFlexible: true)
    }
    throw field.failure("an object like {\"fixed\": 8} or {\"flexible\": 8}")
  }

  /// Returns the field `edgeSpacing` of an item: zero if it is missing, `nil` if it is `null`.
  func edgeSpacing(of item: JSONField) throws(LayoutCaseError) -> LayoutEdgeSpacing? {
    if try item.isNull("edgeSpacing") { return nil }
    guard let field = try item.optional("edgeSpacing") else { return .zero }
    try field.allow(["top", "leading", "bottom", "trailing"])
    return LayoutEdgeSpacing(
      leading: try field.optional("leading").map(or: nil, spacing),
      top: try field.optional("top").map(or: nil, spacing),
      trailing: try field.optional("trailing").map(or: nil, spacing),
      bottom: try field.optional("bottom").map(or: nil, spacing))
  }

  func supplementary(_ field: JSONField) throws(LayoutCaseError) -> CaseSupplementaryItem {
    try field.allow([
      "kind", "width", "height", "containerAnchor", "itemAnchor", "zIndex", "contentInsets",
    ])
    return CaseSupplementaryItem(
      kind: try field.required("kind").text(), size: try size(field),
      containerAnchor: try anchor(field.required("containerAnchor")),
      itemAnchor: try field.optional("itemAnchor").map(or: nil, anchor),
      zIndex: try field.optional("zIndex")?.integer(),
      contentInsets: try field.optional("contentInsets").map(or: .zero, insets))
  }

  private func anchor(_ field: JSONField) throws(LayoutCaseError) -> LayoutAnchor {
    try field.allow(["edges", "absoluteOffset", "fractionalOffset"])
    let edges = try field.required("edges").list { field throws(LayoutCaseError) in
      try field.choice(LayoutNames.edges + [("all", .all)])
    }
    let all = edges.reduce(into: NSDirectionalRectEdge()) { $0.formUnion($1) }
    if let absolute = try field.optional("absoluteOffset") {
      return LayoutAnchor(edges: all, offset: try absolute.point())
    }
    if let fractional = try field.optional("fractionalOffset") {
      return LayoutAnchor(edges: all, offset: try fractional.point(), isFractional: true)
    }
    return LayoutAnchor(edges: all)
  }

  func boundary(_ field: JSONField) throws(LayoutCaseError) -> CaseBoundaryItem {
    try field.allow([
      "kind", "width", "height", "alignment", "absoluteOffset", "extendsBoundary",
      "pinToVisibleBounds", "zIndex", "contentInsets",
    ])
    return CaseBoundaryItem(
      kind: try field.required("kind").text(), size: try size(field),
      alignment: try field.required("alignment").choice(LayoutNames.alignments),
      absoluteOffset: try field.optional("absoluteOffset")?.point() ?? .zero,
      extendsBoundary: try field.optional("extendsBoundary")?.bool() ?? true,
      pinToVisibleBounds: try field.optional("pinToVisibleBounds")?.bool() ?? false,
      zIndex: try field.optional("zIndex")?.integer(),
      contentInsets: try field.optional("contentInsets").map(or: .zero, insets))
  }

  func decoration(_ field: JSONField) throws(LayoutCaseError) -> CaseDecoration {
    try field.allow(["kind", "contentInsets", "zIndex"])
    return CaseDecoration(
      kind: try field.required("kind").text(),
      contentInsets: try field.optional("contentInsets").map(or: .zero, insets),
      zIndex: try field.optional("zIndex")?.integer())
  }

  func place(_ field: JSONField) throws(LayoutCaseError) -> CaseItem.Place {
    if case .array = field.value {
      let numbers = try field.numbers()
      guard numbers.count == 4 || numbers.count == 5 else {
        throw field.failure("a list [x, y, w, h] or [x, y, w, h, z]")
      }
      let order = try numbers.count == 5 ? field.list()[4].integer() : nil
      return CaseItem.Place(frame: rect(numbers), zIndex: order)
    }
    try field.allow(["frame", "zIndex"])
    return CaseItem.Place(
      frame: rect(try field.required("frame").numbers(4)),
      zIndex: try field.optional("zIndex")?.integer())
  }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
