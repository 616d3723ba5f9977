// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A parser of a layout's description; an unknown field is an error.
struct LayoutParser {
  /// The maximal depth of nested groups.
  static let deepest = 32
  /// The maximal number of items in a group.
  static let mostItems = 100_000

  let parts = PartParser()

  /// Returns a parsed layout, which must describe each of the first `sections` sections.
  func layout(_ field: JSONField, sections: Int) throws -> CaseLayout {
    try field.allow([
      "version", "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems", "sectionForAll", "sections",
    ])
    try version(field)
    let layout = CaseLayout(
      scrollDirection: try field.optional("scrollDirection").map(or: .vertical) {
        try $0.choice(LayoutNames.directions)
      },
      interSectionSpacing: try field.optional("interSectionSpacing").map(or: 0) {
        try $0.number()
      },
      contentInsetsReference: try field.optional("contentInsetsReference").map(or: .safeArea) {
        try $0.choice(LayoutNames.references)
      },
      boundaryItems: try field.optional("boundarySupplementaryItems").map(or: []) {
        try parts.distinct($0, parts.boundary)
      },
      sectionForAll: try field.optional("sectionForAll").map(or: nil) { try section($0) },
      sections: try field.optional("sections").map(or: []) { try $0.list(section) })
    if layout.sectionForAll == nil, layout.sections.count < sections {
      throw field.failure("an object with \"sectionForAll\" or \(sections) \"sections\"")
    }
    return layout
  }

  /// Throws if the document specifies an unknown version.
  func version(_ field: JSONField) throws {
    guard let version = try field.optional("version") else { return }
    guard case .number(Double(LayoutDocument.version)) = version.value else {
      throw version.failure("\(LayoutDocument.version), the supported version")
    }
  }

  /// Returns a parsed section; a separate document may specify its version.
  func section(_ field: JSONField, isDocument: Bool) throws -> CaseSection {
    var names: Set<String> = [
      "group", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "supplementaryContentInsetsReference", "orthogonalScrollingBehavior",
      "orthogonalScrollingProperties", "supplementariesFollowContentInsets",
      "boundarySupplementaryItems", "decorationItems",
    ]
    if isDocument {
      names.insert("version")
      try version(field)
    }
    try field.allow(names)
    return try allowedSection(field)
  }

  private func section(_ field: JSONField) throws -> CaseSection {
    try section(field, isDocument: false)
  }

  private func allowedSection(_ field: JSONField) throws -> CaseSection {
    let scrolling = try field.optional("orthogonalScrollingProperties")
    try scrolling?.allow(["decelerationRate", "bounce"])
    return CaseSection(
      group: try item(field.required("group"), depth: 0),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      interGroupSpacing: try field.optional("interGroupSpacing").map(or: 0) { try $0.number() },
      contentInsetsReference: try reference(field.optional("contentInsetsReference")),
      supplementaryContentInsetsReference: try reference(
        field.optional("supplementaryContentInsetsReference")),
      orthogonalScrollingBehavior:
        try field.optional("orthogonalScrollingBehavior").map(or: .none) {
          try $0.choice(LayoutNames.behaviors)
        },
      decelerationRate: try scrolling?.optional("decelerationRate").map(or: nil, rate),
      bounce: try scrolling?.optional("bounce").map { try $0.choice(LayoutNames.bounces) }
        ?? .automatic,
      supplementariesFollowContentInsets:
        try field.optional("supplementariesFollowContentInsets").map(or: true) { try $0.bool() },
      boundaryItems: try field.optional("boundarySupplementaryItems").map(or: []) {
        try parts.distinct($0, parts.boundary)
      },
      decorations: try field.optional("decorationItems").map(or: []) {
        try $0.list(parts.decoration)
      })
  }

  private func reference(_ field: JSONField?) throws -> UIContentInsetsReference {
    try field.map(or: .automatic) { try $0.choice(LayoutNames.references) }
  }

  private func rate(_ field: JSONField) throws -> CGFloat? {
    if case .number = field.value { return try field.number() }
    return try field.choice(LayoutNames.rates).rawValue
  }

  private func item(_ field: JSONField, depth: Int) throws -> CaseItem {
    guard depth <= Self.deepest else {
      throw field.failure("nested in \(Self.deepest) groups at most")
    }
    return CaseItem(
      size: try parts.size(field),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      edgeSpacing: try parts.edgeSpacing(of: field),
      supplementaryItems: try field.optional("supplementaryItems").map(or: []) {
        try parts.distinct($0, parts.supplementary)
      },
      content: try content(field, depth: depth))
  }

  private func content(_ field: JSONField, depth: Int) throws -> CaseItem.Content {
    enum Kind { case item, group, waterfall, custom }
    let kind = try field.optional("type").map(or: Kind.item) {
      try $0.choice([
        ("item", Kind.item), ("group", .group), ("waterfall", .waterfall),
        ("customGroup", .custom),
      ])
    }
    let common: Set<String> = [
      "type", "width", "height", "contentInsets", "edgeSpacing", "supplementaryItems",
    ]
    switch kind {
    case .item:
      try field.allow(common)
      return .item
    case .custom:
      try field.allow(common.union(["customItems"]))
      return .custom(try field.required("customItems").list(parts.place))
    case .waterfall:
      try field.allow(common.union(["axis", "lanes", "spans", "interItemSpacing"]))
      return .lanes(try lanes(field))
    case .group:
      try field.allow(
        common.union(["axis", "factory", "count", "subitems", "interItemSpacing"]))
      return .group(try group(field, depth: depth))
    }
  }

  private func group(_ field: JSONField, depth: Int) throws -> CaseGroup {
    let factory = try field.required("factory").choice(LayoutNames.factories)
    return CaseGroup(
      axis: try field.required("axis").choice(LayoutNames.directions), factory: factory,
      count: factory == .subitems
        ? 0 : try field.required("count").integer(in: 1...Self.mostItems),
      subitems: try field.required("subitems").filledList { try item($0, depth: depth + 1) },
      interItemSpacing: try gap(field))
  }

  private func gap(_ field: JSONField) throws -> LayoutSpacing? {
    if try field.isNull("interItemSpacing") { return nil }
    return try field.optional("interItemSpacing").map(or: .zero) { try parts.spacing($0) }
  }

  private func lanes(_ field: JSONField) throws -> CaseLanes {
    let lanes = try field.required("lanes")
    try lanes.allow(["count", "minimum"])
    let number: LaneRule.Lanes
    if let count = try lanes.optional("count") {
      number = .count(try count.integer(in: 1...LaneRule.mostLanes))
    } else if let minimum = try lanes.optional("minimum") {
      number = .minimum(try minimum.number())
    } else {
      throw lanes.failure("an object like {\"count\": 2} or {\"minimum\": 160}")
    }
    return CaseLanes(
      axis: try field.required("axis").choice(LayoutNames.directions), lanes: number,
      spans: try field.optional("spans").map(or: []) {
        try $0.list { try $0.integer(in: 1...LaneRule.mostLanes) }
      },
      interItemSpacing: try gap(field))
  }
}
