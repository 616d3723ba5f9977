// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A serializer of descriptions as JSON values, in which most default values are left out.
struct LayoutWriter {
  let parts = PartWriter()

  func layout(_ layout: CaseLayout) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: "")
    object["version"] = .number(Double(LayoutDocument.version))
    try object.name("scrollDirection", layout.scrollDirection, in: LayoutNames.directions)
    try object.number("interSectionSpacing", layout.interSectionSpacing, unless: 0)
    try object.name(
      "contentInsetsReference", layout.contentInsetsReference, in: LayoutNames.references,
      unless: .safeArea)
    try object.list("boundarySupplementaryItems", layout.boundaryItems, parts.boundary)
    if let shared = layout.sectionForAll {
      object["sectionForAll"] = try section(shared, path: "sectionForAll").json
    }
    try object.list("sections", layout.sections) { section, path throws(LayoutCaseError) in
      try self.section(section, path: path).json
    }
    return object.json
  }

  /// Returns a section as a separate document.
  func document(_ section: CaseSection) throws(LayoutCaseError) -> JSONValue {
    var object = try self.section(section, path: "")
    object["version"] = .number(Double(LayoutDocument.version))
    return object.json
  }

  private func section(
    _ section: CaseSection, path: String
  ) throws(LayoutCaseError) -> ObjectWriter {
    var object = ObjectWriter(path: path)
    object["group"] = try item(section.group, path: object.path("group"))
    try object.insets("contentInsets", section.contentInsets)
    try object.number("interGroupSpacing", section.interGroupSpacing, unless: 0)
    let references = LayoutNames.references
    try object.name(
      "contentInsetsReference", section.contentInsetsReference, in: references, unless: .automatic)
    try object.name(
      "supplementaryContentInsetsReference", section.supplementaryContentInsetsReference,
      in: references, unless: .automatic)
    try object.name(
      "orthogonalScrollingBehavior", section.orthogonalScrollingBehavior,
      in: LayoutNames.behaviors,
      unless: UICollectionLayoutSectionOrthogonalScrollingBehavior.none)
    object["orthogonalScrollingProperties"] = try scrolling(
      section, path: object.path("orthogonalScrollingProperties"))
    object.flag("isLooping", section.isLooping, unless: false)
    object.flag(
      "supplementariesFollowContentInsets", section.supplementariesFollowContentInsets,
      unless: true)
    try object.list("boundarySupplementaryItems", section.boundaryItems, parts.boundary)
    try object.list("decorationItems", section.decorations, parts.decoration)
    return object
  }

  private func scrolling(
    _ section: CaseSection, path: String
  ) throws(LayoutCaseError) -> JSONValue? {
    var object = ObjectWriter(path: path)
    if let rate = section.decelerationRate {
      let name = LayoutNames.name(of: .init(rawValue: rate), in: LayoutNames.rates)
      if let name { object["decelerationRate"] = .string(name) }
      if name == nil { try object.number("decelerationRate", rate) }
    }
    try object.name("bounce", section.bounce, in: LayoutNames.bounces, unless: .automatic)
    return object.isEmpty ? nil : object.json
  }

  private func item(_ item: CaseItem, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    try object.size(item.size)
    try object.insets("contentInsets", item.contentInsets)
    if let edges = item.edgeSpacing {
      if edges != .zero { object["edgeSpacing"] = try parts.edgeSpacing(edges, path: path) }
    } else {
      object["edgeSpacing"] = .null
    }
    try object.list("supplementaryItems", item.supplementaryItems, parts.supplementary)
    switch item.content {
    case .item: break
    case .custom(let places):
      object["type"] = .string("customGroup")
      object["customItems"] = .array([])
      try object.list("customItems", places, parts.place)
    case .group(let group): try write(group, to: &object)
    case .lanes(let lanes): try write(lanes, to: &object)
    }
    return object.json
  }

  private func write(
    _ group: CaseGroup, to object: inout ObjectWriter
  ) throws(LayoutCaseError) {
    object["type"] = .string("group")
    try object.name("axis", group.axis, in: LayoutNames.directions)
    try object.name("factory", group.factory, in: LayoutNames.factories)
    if group.factory != .subitems { try object.integer("count", group.count) }
    try object.list("subitems", group.subitems) { item, path throws(LayoutCaseError) in
      try self.item(item, path: path)
    }
    try write(gap: group.interItemSpacing, to: &object)
  }

  private func write(
    _ waterfall: CaseLanes, to object: inout ObjectWriter
  ) throws(LayoutCaseError) {
    object["type"] = .string("waterfall")
    try object.name("axis", waterfall.axis, in: LayoutNames.directions)
    var lanes = ObjectWriter(path: object.path("lanes"))
    switch waterfall.lanes {
    case .count(let count): try lanes.integer("count", count)
    case .minimum(let breadth): try lanes.number("minimum", breadth)
    }
    object["lanes"] = lanes.json
    if !waterfall.spans.isEmpty {
      try object.numbers("spans", waterfall.spans.map { CGFloat($0) })
    }
    try write(gap: waterfall.interItemSpacing, to: &object)
  }

  private func write(
    gap: LayoutSpacing?, to object: inout ObjectWriter
  ) throws(LayoutCaseError) {
    guard let gap else {
      object["interItemSpacing"] = .null
      return
    }
    if gap != .zero {
      object["interItemSpacing"] = try parts.spacing(gap, path: object.path("interItemSpacing"))
    }
  }
}
