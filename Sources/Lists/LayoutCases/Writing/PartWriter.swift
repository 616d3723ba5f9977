// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A serializer of the small parts of a description.
struct PartWriter {
  func spacing(_ spacing: LayoutSpacing, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    try object.number(spacing.isFlexible ? "flexible" : "fixed", spacing.value)
    return object.json
  }

  func edgeSpacing(_ edges: LayoutEdgeSpacing, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: "\(path).edgeSpacing")
    for (name, edge) in [
      ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing),
      ("bottom", edges.bottom),
    ] {
      if let edge { object[name] = try spacing(edge, path: object.path(name)) }
    }
    return object.json
  }

  func boundary(_ item: CaseBoundaryItem, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    object["kind"] = .string(item.kind)
    try object.size(item.size)
    try object.name("alignment", item.alignment, in: LayoutNames.alignments)
    if item.absoluteOffset != .zero { try object.point("absoluteOffset", item.absoluteOffset) }
    object.flag("extendsBoundary", item.extendsBoundary, unless: true)
    object.flag("pinToVisibleBounds", item.pinToVisibleBounds, unless: false)
    if let order = item.zIndex, order != 1 { try object.integer("zIndex", order) }
    try object.insets("contentInsets", item.contentInsets)
    return object.json
  }

  func decoration(_ item: CaseDecoration, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    object["kind"] = .string(item.kind)
    if let order = item.zIndex, order != 0 { try object.integer("zIndex", order) }
    try object.insets("contentInsets", item.contentInsets)
    return object.json
  }

  func supplementary(_ item: CaseSupplementaryItem, path: String) throws(LayoutCaseError)
    -> JSONValue
  {
    var object = ObjectWriter(path: path)
    object["kind"] = .string(item.kind)
    try object.size(item.size)
    object["containerAnchor"] = try anchor(item.containerAnchor, object.path("containerAnchor"))
    if let own = item.itemAnchor {
      object["itemAnchor"] = try anchor(own, object.path("itemAnchor"))
    }
    if let order = item.zIndex, order != 1 { try object.integer("zIndex", order) }
    try object.insets("contentInsets", item.contentInsets)
    return object.json
  }

  private func anchor(_ anchor: LayoutAnchor, _ path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    let edges = LayoutNames.edges.filter { anchor.edges.contains($0.1) }
    object["edges"] = .array(edges.map { .string($0.0) })
    let name = anchor.isFractional ? "fractionalOffset" : "absoluteOffset"
    if anchor.offset != .zero || anchor.isFractional { try object.point(name, anchor.offset) }
    return object.json
  }

  func place(_ place: CaseItem.Place, path: String) throws(LayoutCaseError) -> JSONValue {
    var object = ObjectWriter(path: path)
    let frame = place.frame
    try object.numbers(
      "frame", [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    if let order = place.zIndex, order != 0 { try object.integer("zIndex", order) }
    return object.json
  }
}
