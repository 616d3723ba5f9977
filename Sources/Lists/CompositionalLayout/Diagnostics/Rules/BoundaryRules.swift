// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for headers and footers that cover cells, overlap or lie outside their section.
enum BoundaryRules {
  static let all = [
    overCells, sideOverCells, overlap, pinWithoutRoom, withoutSize, widerThanSection,
    insetsDoubled, headerOfEmptySection, ignoredInsets,
  ]

  @MainActor
  private static func place(_ node: BoundaryNode) -> String { "boundary item \(node.kind)" }

  /// Returns the overlap of an item with the cells along both axes; `nil` if there is none.
  @MainActor
  private static func cover(_ slot: CGRect, _ section: LintedSection) -> CGSize? {
    let common = slot.intersection(section.cells)
    guard !common.isNull, common.width > 0.01, common.height > 0.01 else { return nil }
    return common.size
  }

  static let overCells = LayoutRule(
    "CL051", "boundary-over-cells", .advice,
    .init(
      what: "A header or footer overlaps the section's cells.",
      consequence: "The section does not grow for that part, and the cells below are covered.",
      remedy: "Leave extendsBoundary true and the offset zero, or add insets to the section.",
      example: "header.extendsBoundary = false, without a top inset",
      source: "recorded cases CH-067, CH-072, CH-103"),
    .section { section in
      section.boundarySlots.compactMap { node, slot in
        guard node.edges.side(section.axis) != .middle, let cover = cover(slot, section) else {
          return nil
        }
        return LayoutRule.Evidence(
          place: place(node),
          message: "It covers \(LintWords.number(cover[section.axis])) points of the cells.",
          numbers: ["covered": cover[section.axis]])
      }
    })

  static let sideOverCells = LayoutRule(
    "CL052", "side-boundary-over-cells", .warning,
    .init(
      what: "A boundary item at the side of a section overlaps its cells.",
      consequence: "A section never grows sideways: the item covers the cells beside it.",
      remedy: "Give the section an inset of the item's length on that side.",
      example: "a boundary item with alignment .leading, without a leading inset",
      source: "recorded cases CH-072, CH-113; questions about side bars in sections"),
    .section { section in
      section.boundarySlots.compactMap { node, slot in
        let across = section.axis.other
        guard node.edges.side(section.axis) == .middle, let cover = cover(slot, section) else {
          return nil
        }
        return LayoutRule.Evidence(
          place: place(node),
          message: "It covers \(LintWords.number(cover[across])) points of the cells.",
          numbers: ["covered": cover[across]])
      }
    })

  static let overlap = LayoutRule(
    "CL053", "boundary-items-overlap", .warning,
    .init(
      what: "Two boundary items of a section overlap.",
      consequence: "Items on one side do not stack; the section reserves space for the largest.",
      remedy: "Make one item of both, or move one by its offset.",
      example: "two boundary items of different kinds, both with alignment .top",
      source: "recorded case CH-136; questions about two headers"),
    .section { section in
      let slots = section.boundarySlots
      var found: [LayoutRule.Evidence] = []
      for (index, one) in slots.enumerated() {
        for other in slots[(index + 1)...] {
          let common = one.slot.intersection(other.slot)
          guard !common.isNull, common.width > 0.01, common.height > 0.01 else { continue }
          found.append(
            LayoutRule.Evidence(
              place: place(one.node),
              message: "It and \(other.node.kind) have \(LintWords.number(common.width)) by "
                + "\(LintWords.number(common.height)) points in common.",
              numbers: ["width": common.width, "height": common.height]))
        }
      }
      return found
    })

  static let pinWithoutRoom = LayoutRule(
    "CL054", "pin-without-room", .warning,
    .init(
      what: "A pinned item has no space to move in its section.",
      consequence: "It scrolls away with its section and never pins.",
      remedy: "Put the item at a section that is longer than it, or at the whole layout.",
      example: "header of 200 points, not extending, pinned, in a section of 100 points",
      source: "recorded: a pinned item stays within its section's body"),
    .section { section in
      guard section.count != 0 else { return [] }
      return section.boundarySlots.compactMap { node, slot in
        guard node.pins else { return nil }
        let body = section.body.bodyLength
        let room =
          node.edges.side(section.axis) == .end
          ? slot.start(section.axis) : body - slot.end(section.axis)
        guard room <= 0.01 else { return nil }
        return LayoutRule.Evidence(
          place: place(node),
          message: "The item is \(LintWords.number(slot.size[section.axis])) long, the section's "
            + "body \(LintWords.number(body)).",
          numbers: ["item": slot.size[section.axis], "body": body])
      }
    })

  static let withoutSize = LayoutRule(
    "CL055", "boundary-without-size", .warning,
    .init(
      what: "A boundary item has no size.",
      consequence: "It is invisible, and its view may never be requested.",
      remedy: "Give it a length, or leave it out.",
      example: "header: height .absolute(0)",
      source: "questions about headers that do not show"),
    .section { section in
      section.boundarySlots.compactMap { node, slot in
        guard slot.width == 0 || slot.height == 0 else { return nil }
        return LayoutRule.Evidence(
          place: place(node),
          message: "It is \(LintWords.number(slot.width)) by \(LintWords.number(slot.height)).",
          numbers: ["width": slot.width, "height": slot.height])
      }
    })

  static let widerThanSection = LayoutRule(
    "CL056", "boundary-wider-than-section", .warning,
    .init(
      what: "A boundary item is longer than the space that contains it.",
      consequence: "It sticks out of the view at the side.",
      remedy: "Use .fractionalWidth(1).",
      example: "header: width .absolute(400) in a view 320 wide",
      source: "questions about headers that are cut off"),
    .section { section in
      let across = section.axis.other
      let view = section.template.container[across]
      return section.boundarySlots.compactMap { node, slot in
        guard slot.size[across] > view + 0.01 else { return nil }
        return LayoutRule.Evidence(
          place: place(node),
          message: "It is \(LintWords.number(slot.size[across])) long in a view of "
            + "\(LintWords.number(view)).",
          numbers: ["item": slot.size[across], "view": view])
      }
    })

  static let insetsDoubled = LayoutRule(
    "CL057", "boundary-insets-doubled", .advice,
    .init(
      what: "A boundary item has the insets of its section for its own, and follows the section's.",
      consequence: "Both are subtracted: it is not aligned with the cells.",
      remedy: "Leave its insets out, or set supplementariesFollowContentInsets = false.",
      example: "section.contentInsets.leading = 16; header.contentInsets.leading = 16",
      source: "IBPCollectionViewCompositionalLayout #79 and #81"),
    .section { section in
      let across = section.axis.other
      return section.template.boundary.compactMap { node in
        for (own, followed) in [
          (node.insets.start(across), section.template.boundaryInsets.start(across)),
          (node.insets.end(across), section.template.boundaryInsets.end(across)),
        ] where own > 0 && own == followed {
          return LayoutRule.Evidence(
            place: place(node),
            message: "Its inset of \(LintWords.number(own)) adds to the section's "
              + "\(LintWords.number(followed)).",
            numbers: ["own": own, "followed": followed])
        }
        return nil
      }
    })

  static let headerOfEmptySection = LayoutRule(
    "CL058", "header-of-empty-section", .advice,
    .init(
      what: "A section without items has boundary items.",
      consequence: "They are shown, and the section's insets count.",
      remedy: "Leave the boundary items out while the section is empty, if that is not meant.",
      example: "a header for a section whose snapshot has no items",
      source: "recorded case CH-140; questions about headers of empty sections"),
    .section { section in
      guard section.count == 0, let first = section.template.boundary.first else { return [] }
      return [
        LayoutRule.Evidence(
          place: place(first),
          message: "The section has no items and is \(LintWords.number(section.body.length)) long.",
          numbers: ["length": section.body.length])
      ]
    })

  static let ignoredInsets = LayoutRule(
    "CL033", "boundary-insets-ignored", .warning,
    .init(
      what: "A boundary item has insets on an axis whose length is estimated.",
      consequence: "They are ignored on that axis.",
      remedy: "Add the space to the view's own layout.",
      example: "header: height .estimated(44), contentInsets.top = 8",
      source: "the note that UIKit writes to the console"),
    .section { section in
      section.description.boundarySupplementaryItems.compactMap { item in
        var found = EstimateRules.ignored(item.contentInsets, item.layoutSize.value)
        found?.place = "boundary item \(item.elementKind)"
        return found
      }
    })
}
