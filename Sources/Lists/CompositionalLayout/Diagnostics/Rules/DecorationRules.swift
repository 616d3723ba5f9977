// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for section backgrounds.
enum DecorationRules {
  static let all = [inFront, notRegistered, coincide, insetsExceedSection]

  static let inFront = LayoutRule(
    "CL070", "decoration-in-front", .warning,
    .init(
      what: "A decoration's zIndex is not lower than the cells'.",
      consequence: "It covers the section's cells, or some of them.",
      remedy: "Leave the zIndex at 0.",
      example: "background.zIndex = 10",
      source: "recorded: cells of a section with a decoration have the zIndex 1"),
    .section { section in
      section.template.decorations.compactMap { node in
        guard node.zIndex >= section.template.cellOrder else { return nil }
        return LayoutRule.Evidence(
          place: "decoration \(node.kind)",
          message: "Its zIndex is \(node.zIndex), and the cells' is \(section.template.cellOrder).",
          numbers: ["zIndex": CGFloat(node.zIndex)])
      }
    })

  static let notRegistered = LayoutRule(
    "CL071", "decoration-not-registered", .error,
    .init(
      what: "No class is registered for a decoration's kind.",
      consequence: "The app traps when the section becomes visible.",
      remedy:
        "Call layout.register(_:forDecorationViewOfKind:); not the collection view's register.",
      example: "NSCollectionLayoutDecorationItem.background(elementKind: \"card\") and no register",
      source: "IBPCollectionViewCompositionalLayout #115; questions about the crash"),
    .layout { layout in
      guard let registered = layout.registeredDecorations else { return [] }
      var missing: [String: Int] = [:]
      for (index, section) in layout.sections.enumerated() {
        for item in section?.decorationItems ?? [] where !registered.contains(item.elementKind) {
          missing[item.elementKind] = missing[item.elementKind] ?? index
        }
      }
      return missing.sorted { $0.value < $1.value }.map { kind, index in
        LayoutRule.Evidence(
          place: "section \(index) / decoration \(kind)",
          message: "The kind \"\(kind)\" is not registered with the layout.")
      }
    })

  static let coincide = LayoutRule(
    "CL072", "decorations-coincide", .warning,
    .init(
      what: "Two decorations of a section have the same insets and the same zIndex.",
      consequence: "They have one frame, and their order is undefined.",
      remedy: "Give them different insets or zIndexes, or keep one.",
      example: "two backgrounds without insets",
      source: "questions about backgrounds that show at random"),
    .section { section in
      let nodes = section.template.decorations
      for (index, node) in nodes.enumerated() {
        for other in nodes[(index + 1)...]
        where node.insets == other.insets && node.zIndex == other.zIndex {
          return [
            LayoutRule.Evidence(
              place: "decoration \(node.kind)",
              message: "It lies where \(other.kind) lies, with the zIndex \(node.zIndex).",
              numbers: ["zIndex": CGFloat(node.zIndex)])
          ]
        }
      }
      return []
    })

  static let insetsExceedSection = LayoutRule(
    "CL073", "decoration-insets-exceed-section", .warning,
    .init(
      what: "A decoration's insets are larger than its section.",
      consequence: "It gets the absolute value of what would remain, at the wrong place.",
      remedy: "Use smaller insets, or leave the decoration out of short sections.",
      example: "background with insets of 40 and 40 in a section of 60 points",
      source: "recorded rule of insets; questions about backgrounds of short sections"),
    .section { section in
      let size = CGSize(
        section.axis, section.body.length,
        other: section.template.container[section.axis.other])
      guard section.body.length > 0 else { return [] }
      return section.template.decorations.compactMap { node in
        for axis in LayoutAxis.both where node.insets.sum(axis) > size[axis] {
          return LayoutRule.Evidence(
            place: "decoration \(node.kind)",
            message: "Insets of \(LintWords.number(node.insets.sum(axis))) are taken from a "
              + "\(LintWords.side(axis)) of \(LintWords.number(size[axis])).",
            numbers: ["insets": node.insets.sum(axis), "section": size[axis]])
        }
        return nil
      }
    })
}
