// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation

/// Reads the small parts of a description.
struct PartParser {
  static let alignments: [(String, NSRectAlignment)] = [
    ("none", .none), ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ("trailing", .trailing), ("topTrailing", .topTrailing),
  ]
  static let edges: [(String, NSDirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ("all", .all),
  ]
  static let dimensions: [(String, LayoutDimension.Kind)] = [
    ("fractionalWidth", .fractionalWidth), ("fractionalHeight", .fractionalHeight),
    ("absolute", .absolute), ("estimated", .estimated),
    ("uniformAcrossSiblings", .uniformAcrossSiblings),
  ]

  func size(_ field: JSONField) throws -> LayoutDimensions {
    LayoutDimensions(
      width: try dimension(field.required("width")), height: try dimension(field.required("height"))
    )
  }

  private func dimension(_ field: JSONField) throws -> LayoutDimension {
    for (name, kind) in Self.dimensions {
      if let number = try field.optional(name) { return LayoutDimension(kind, try number.number()) }
    }
    throw field.failure("an object like {\"absolute\": 44}")
  }

  func insets(_ field: JSONField) throws -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: try field.optional("top").map(or: 0) { try $0.number() },
      leading: try field.optional("leading").map(or: 0) { try $0.number() },
      bottom: try field.optional("bottom").map(or: 0) { try $0.number() },
      trailing: try field.optional("trailing").map(or: 0) { try $0.number() })
  }

  func spacing(_ field: JSONField) throws -> LayoutSpacing? {
    if let fixed = try field.optional("fixed") {
      return LayoutSpacing(value: try fixed.number(), isFlexible: false)
    }
    if let flexible = try field.optional("flexible") {
      return LayoutSpacing(value: try flexible.number(), isFlexible: true)
    }
    throw field.failure("an object like {\"fixed\": 8} or {\"flexible\": 8}")
  }

  func edgeSpacing(_ field: JSONField) throws -> LayoutEdgeSpacing? {
    LayoutEdgeSpacing(
      leading: try field.optional("leading").map(or: nil, spacing),
      top: try field.optional("top").map(or: nil, spacing),
      trailing: try field.optional("trailing").map(or: nil, spacing),
      bottom: try field.optional("bottom").map(or: nil, spacing))
  }

  func supplementary(_ field: JSONField) throws -> CaseSupplementaryItem {
    CaseSupplementaryItem(
      kind: try field.required("kind").text(), size: try size(field),
      containerAnchor: try anchor(field.required("containerAnchor")),
      itemAnchor: try field.optional("itemAnchor").map(or: nil) { try anchor($0) },
      zIndex: try field.optional("zIndex").map(or: nil) { try $0.integer() })
  }

  private func anchor(_ field: JSONField) throws -> LayoutAnchor {
    let edges = try field.required("edges").list { try $0.choice(Self.edges) }
    let all = edges.reduce(into: NSDirectionalRectEdge()) { $0.formUnion($1) }
    if let absolute = try field.optional("absoluteOffset") {
      return LayoutAnchor(edges: all, offset: try point(absolute))
    }
    if let fractional = try field.optional("fractionalOffset") {
      return LayoutAnchor(edges: all, offset: try point(fractional), isFractional: true)
    }
    return LayoutAnchor(edges: all)
  }

  private func point(_ field: JSONField) throws -> CGPoint {
    let numbers = try field.numbers(2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func boundary(_ field: JSONField) throws -> CaseBoundaryItem {
    CaseBoundaryItem(
      kind: try field.required("kind").text(), size: try size(field),
      alignment: try field.required("alignment").choice(Self.alignments),
      absoluteOffset: try field.optional("absoluteOffset").map(or: .zero) { try point($0) },
      extendsBoundary: try field.optional("extendsBoundary").map(or: true) { try $0.bool() },
      pinToVisibleBounds: try field.optional("pinToVisibleBounds").map(or: false) {
        try $0.bool()
      },
      zIndex: try field.optional("zIndex").map(or: nil) { try $0.integer() },
      contentInsets: try field.optional("contentInsets").map(or: .zero, insets))
  }

  func decoration(_ field: JSONField) throws -> CaseDecoration {
    CaseDecoration(
      kind: try field.required("kind").text(),
      contentInsets: try field.optional("contentInsets").map(or: .zero, insets),
      zIndex: try field.optional("zIndex").map(or: nil) { try $0.integer() })
  }

  func place(_ field: JSONField) throws -> CaseItem.Place {
    if case .array = field.value {
      let numbers = try field.numbers()
      guard numbers.count == 4 || numbers.count == 5 else {
        throw field.failure("a list [x, y, w, h] or [x, y, w, h, z]")
      }
      let order = numbers.count == 5 ? Int(exactly: Double(numbers[4])) : nil
      return CaseItem.Place(frame: rect(numbers), zIndex: order)
    }
    return CaseItem.Place(
      frame: rect(try field.required("frame").numbers(4)),
      zIndex: try field.optional("zIndex").map(or: nil) { try $0.integer() })
  }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
