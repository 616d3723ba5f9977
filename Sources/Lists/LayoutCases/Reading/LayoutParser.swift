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
  func layout(_ field: JSONField, sections: Int) throws(LayoutCaseError) -> CaseLayout {
    try field.allow([
      "version", "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems", "sectionForAll", "sections",
    ])
    try version(field)
    let layout = CaseLayout(
      scrollDirection: try field.optional("scrollDirection")?.choice(LayoutNames.directions)
        ?? .vertical,
      interSectionSpacing: try field.optional("interSectionSpacing")?.number() ?? 0,
      contentInsetsReference: try field.optional("contentInsetsReference")?.choice(
        LayoutNames.references) ?? .safeArea,
      boundaryItems: try parts.distinct(
        field.optional("boundarySupplementaryItems"), parts.boundary),
      sectionForAll: try field.optional("sectionForAll").map(or: nil, section),
      sections: try field.optional("sections")?.list(section) ?? [])
    if layout.sectionForAll == nil, layout.sections.count < sections {
      throw field.failure("an object with \"sectionForAll\" or \(sections) \"sections\"")
    }
    return layout
  }

  /// Throws if the document specifies an unknown version.
  func version(_ field: JSONField) throws(LayoutCaseError) {
    guard let version = try field.optional("version") else { return }
    guard case .number(Double(LayoutDocument.version)) = version.value else {
      throw version.failure("\(LayoutDocument.version), the supported version")
    }
  }

  /// Returns a parsed section; a separate document may specify its version.
  func section(_ field: JSONField, isDocument: Bool) throws(LayoutCaseError) -> CaseSection {
    var names: Set<String> = [
      "group", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "supplementaryContentInsetsReference", "orthogonalScrollingBehavior",
      "orthogonalScrollingProperties", "isLooping", "supplementariesFollowContentInsets",
      "boundarySupplementaryItems", "decorationItems",
    ]
    if isDocument {
      names.insert("version")
      try version(field)
    }
    try field.allow(names)
    return try allowedSection(field)
  }

  private func section(_ field: JSONField) throws(LayoutCaseError) -> CaseSection {
    try section(field, isDocument: false)
  }

  private func allowedSection(_ field: JSONField) throws(LayoutCaseError) -> CaseSection {
    let scrolling = try field.optional("orthogonalScrollingProperties")
    try scrolling?.allow(["decelerationRate", "bounce"])
    return CaseSection(
      group: try item(field.required("group"), depth: 0),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      interGroupSpacing: try field.optional("interGroupSpacing")?.number() ?? 0,
      contentInsetsReference: try reference(field.optional("contentInsetsReference")),
      supplementaryContentInsetsReference: try reference(
        field.optional("supplementaryContentInsetsReference")),
      orthogonalScrollingBehavior:
        try field.optional("orthogonalScrollingBehavior")?.choice(LayoutNames.behaviors) ?? .none,
      decelerationRate: try scrolling?.optional("decelerationRate").map(or: nil, rate),
      bounce: try scrolling?.optional("bounce")?.choice(LayoutNames.bounces) ?? .automatic,
      isLooping: try field.optional("isLooping")?.bool() ?? false,
      supplementariesFollowContentInsets:
        try field.optional("supplementariesFollowContentInsets")?.bool() ?? true,
      boundaryItems: try parts.distinct(
        field.optional("boundarySupplementaryItems"), parts.boundary),
      decorations: try field.optional("decorationItems")?.list(parts.decoration) ?? [])
  }

  private func reference(_ field: JSONField?) throws(LayoutCaseError) -> UIContentInsetsReference {
    try field?.choice(LayoutNames.references) ?? .automatic
  }

  private func rate(_ field: JSONField) throws(LayoutCaseError) -> CGFloat? {
    if case .number = field.value { return try field.number() }
    return try field.choice(LayoutNames.rates).rawValue
  }

  private func item(_ field: JSONField, depth: Int) throws(LayoutCaseError) -> CaseItem {
    guard depth <= Self.deepest else {
      throw field.failure("nested in \(Self.deepest) groups at most")
    }
    return CaseItem(
      size: try parts.size(field),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      edgeSpacing: try parts.edgeSpacing(of: field),
      supplementaryItems: try parts.distinct(
        field.optional("supplementaryItems"), parts.supplementary),
      content: try content(field, depth: depth))
  }

  private func content(_ field: JSONField, depth: Int) throws(LayoutCaseError) -> CaseItem.Content {
    enum Kind { case item, group, waterfall, custom }
    let kind =
      try field.optional("type")?.choice([
        ("item", Kind.item), ("group", .group), ("waterfall", .waterfall), ("customGroup", .custom),
      ]) ?? Kind.item
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

  private func group(_ field: JSONField, depth: Int) throws(LayoutCaseError) -> CaseGroup {
    let factory = try field.required("factory").choice(LayoutNames.factories)
    return CaseGroup(
      axis: try field.required("axis").choice(LayoutNames.directions), factory: factory,
      count: factory == .subitems
        ? 0 : try field.required("count").integer(in: 1...Self.mostItems),
      subitems: try field.required("subitems").filledList { field throws(LayoutCaseError) in
        try item(field, depth: depth + 1)
      },
      interItemSpacing: try gap(field))
  }

  private func gap(_ field: JSONField) throws(LayoutCaseError) -> LayoutSpacing? {
    if try field.isNull("interItemSpacing") { return nil }
    return try field.optional("interItemSpacing").map(or: .zero, parts.spacing)
  }

  private func lanes(_ field: JSONField) throws(LayoutCaseError) -> CaseLanes {
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
      spans: try field.optional("spans")?.integers(in: 1...LaneRule.mostLanes) ?? [],
      interItemSpacing: try gap(field))
  }
}
