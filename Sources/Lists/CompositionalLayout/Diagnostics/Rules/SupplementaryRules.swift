// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for kinds and z-indexes of supplementary views.
enum SupplementaryRules {
  static let all = [duplicateKind, behindCells]

  /// The rule against two supplementary items of one owner with the same kind.
  ///
  /// The rule is checked without resolving the section, which would stop the program.
  static let duplicateKind = LayoutRule(
    "CL050", "duplicate-kind", .error,
    .init(
      what: "Two supplementary items of an item, a group, a section or the layout have one kind.",
      consequence: "The app traps when the layout is solved.",
      remedy: "Give each a kind of its own.",
      example: "a header and a footer, both of the kind \"title\"",
      source: "recorded: raises when the layout is solved"),
    .layout { layout in
      let items = layout.configuration.boundarySupplementaryItems
      return repeated(items.map { $0.elementKind }).map { evidence($0, place: "") }
    })

  /// Returns evidence for the kinds that occur twice with one owner in a section.
  @MainActor
  static func duplicates(in section: NSCollectionLayoutSection) -> [LayoutRule.Evidence] {
    var found = repeated(section.boundarySupplementaryItems.map { $0.elementKind }).map {
      evidence($0, place: "")
    }
    func look(_ item: NSCollectionLayoutItem, _ place: String) {
      found += repeated(item.supplementaryItems.map { $0.elementKind }).map {
        evidence($0, place: place)
      }
      guard let group = item as? NSCollectionLayoutGroup else { return }
      for (index, child) in group.subitems.enumerated() {
        let kind = child is NSCollectionLayoutGroup ? "group" : "item"
        look(child, "\(place) / \(kind) \(index)")
      }
    }
    look(section.group, "group")
    return found
  }

  private static func repeated(_ kinds: [String]) -> [String] {
    var seen: Set<String> = []
    return kinds.filter { !seen.insert($0).inserted }
  }

  private static func evidence(_ kind: String, place: String) -> LayoutRule.Evidence {
    LayoutRule.Evidence(place: place, message: "The kind \"\(kind)\" exists twice there.")
  }

  static let behindCells = LayoutRule(
    "CL059", "supplementary-behind-cells", .warning,
    .init(
      what: "A supplementary view has a lower zIndex than the cells.",
      consequence: "Cells cover it; cells of a section with a decoration have the zIndex 1.",
      remedy: "Give it a zIndex of at least 1, or 2 with a decoration.",
      example: "badge.zIndex = -1",
      source: "recorded: the default is 1, and cells have 0 or 1"),
    .section { section in
      let cells = section.template.cellOrder
      var found: [LayoutRule.Evidence] = []
      func look(_ place: String, _ order: Int) {
        guard order < cells else { return }
        found.append(
          LayoutRule.Evidence(
            place: place, message: "Its zIndex is \(order), and the cells' is \(cells).",
            numbers: ["zIndex": CGFloat(order), "cells": CGFloat(cells)]))
      }
      for node in section.template.boundary { look("boundary item \(node.kind)", node.zIndex) }
      for item in section.root.all {
        for badge in item.node.supplementaries {
          let place = item.path.dropFirst("\(section.path) / ".count)
          look("\(place) / supplementary \(badge.kind)", badge.zIndex)
        }
      }
      return found
    })
}
