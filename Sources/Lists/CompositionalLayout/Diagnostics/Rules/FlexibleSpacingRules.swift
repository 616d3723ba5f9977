// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for flexible spacing where no space remains to share.
enum FlexibleSpacingRules {
  static let all = [flexibleWithoutRoom, flexibleEdgeWithoutRoom]

  static let flexibleWithoutRoom = LayoutRule(
    "CL014", "flexible-spacing-without-room", .warning,
    .init(
      what: "A group of estimated length has flexible spacing along it.",
      consequence:
        "The group is as long as its items, so the gap is its minimum. A tutorial reports that UIKit "
        + "lets nested groups overlap here; Mullion does not.",
      remedy: "Use .fixed spacing.",
      example: "vertical group: height .estimated(130), interItemSpacing = .flexible(20)",
      source: "a published tutorial whose nested groups overlap until .fixed is used"),
    .item { item, _ in
      guard let run = item.run, run.spacing.isFlexible, item.node.size[run.axis].isMeasured,
        item.slots > 1
      else { return nil }
      let minimum = run.spacing.value
      return LayoutRule.Evidence(
        message: "The \(LintWords.side(run.axis)) is "
          + "\(LintWords.length(item.node.size[run.axis])), and the spacing is "
          + "flexible(\(LintWords.number(minimum))).",
        numbers: ["minimum": minimum, "estimate": item.node.size[run.axis].value])
    })

  static let flexibleEdgeWithoutRoom = LayoutRule(
    "CL015", "flexible-edge-without-room", .warning,
    .init(
      what: "An edge spacing is flexible, and the item's container has no remaining length.",
      consequence: "The gap is its minimum.",
      remedy: "Use .fixed, or give the container a definite length.",
      example: "section's group: edgeSpacing top .flexible(0), in a section that scrolls down",
      source: "complaints about items that do not centre"),
    .item { item, section in
      for axis in LayoutAxis.both where isFlexible(item, axis) {
        let hasRoom = item.parent.map { !$0.hugs(axis) } ?? (axis != section.runAxis)
        if hasRoom { continue }
        return LayoutRule.Evidence(
          message: "The edge spacing is flexible along the \(LintWords.side(axis)), where there is "
            + "no room left over.")
      }
      return nil
    })

  @MainActor
  private static func isFlexible(_ item: LintedItem, _ axis: LayoutAxis) -> Bool {
    item.node.edges.start(axis).isFlexible || item.node.edges.end(axis).isFlexible
  }
}
