// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for estimated lengths that do not have the apparent effect.
enum EstimateRules {
  static let all = [
    fractionOfEstimate, shareOfEstimate, insetsOnEstimatedAxis, estimateWithoutSize,
    estimatedBadge, estimateInDefiniteGroup, uniformInDefiniteGroup, uniformWithoutSiblings,
  ]

  static let fractionOfEstimate = LayoutRule(
    "CL001", "fraction-of-estimate", .warning,
    .init(
      what: "An item's length is a fraction of a group's estimated length.",
      consequence: "The fraction is taken of the estimate, and the item is never measured.",
      remedy: "Give the item an estimated length too, or the group a definite one.",
      example: "group: height .estimated(100); its item: height .fractionalHeight(0.5)",
      source: "public complaints about nested estimates; the first entry of every list of pitfalls"),
    .item { item, _ in
      guard let parent = item.parent else { return nil }
      for axis in LayoutAxis.both {
        let own = item.node.size[axis]
        for base in LayoutAxis.both where own.kind == base.fraction && parent.hugs(base) {
          let isShare = axis == parent.run.axis && parent.group.content.arrangement.share != nil
          if isShare { continue }
          let estimate = parent.node.size[base]
          return LayoutRule.Evidence(
            message: "The \(LintWords.side(axis)) is \(LintWords.length(own)), and the group's "
              + "\(LintWords.side(base)) is \(LintWords.length(estimate)): "
              + "\(LintWords.number(item.size[axis])) points.",
            numbers: [
              "fraction": own.value, "estimate": estimate.value, "length": item.size[axis],
            ])
        }
      }
      return nil
    })

  static let shareOfEstimate = LayoutRule(
    "CL002", "share-of-estimate", .warning,
    .init(
      what: "A group that shares its length among a count of items has an estimated length.",
      consequence: "Each item gets a share of the estimate and is never measured.",
      remedy: "Use repeatingSubitem:count: with items of an estimated length.",
      example: ".vertical(layoutSize: (…, .estimated(90)), subitem: item, count: 3)",
      source: "recorded case CS-08"),
    .item { item, _ in
      guard let run = item.run, let share = item.group?.content.arrangement.share,
        item.node.size[run.axis].isMeasured
      else { return nil }
      let length = item.node.size[run.axis]
      return LayoutRule.Evidence(
        message: "The group's \(LintWords.side(run.axis)) is \(LintWords.length(length)), shared "
          + "among \(share) items.",
        numbers: ["estimate": length.value, "count": CGFloat(share)])
    })

  static let insetsOnEstimatedAxis = LayoutRule(
    "CL003", "insets-on-estimated-axis", .warning,
    .init(
      what: "Content insets lie on an axis whose length is estimated.",
      consequence: "They are ignored on that axis.",
      remedy: "Add the space to the cell's own layout, to the section's insets or to the spacing.",
      example: "item: height .estimated(44), contentInsets.top = 8",
      source: "the note that UIKit writes to the console; recorded case CS-06"),
    .item { item, _ in ignored(item.item.contentInsets, item.node.size) })

  /// Returns the evidence for insets that are ignored because of an estimated length.
  @MainActor
  static func ignored(
    _ insets: NSDirectionalEdgeInsets, _ size: LayoutDimensions
  ) -> LayoutRule.Evidence? {
    for axis in LayoutAxis.both
    where size[axis].isMeasured && (insets.start(axis) != 0 || insets.end(axis) != 0) {
      return LayoutRule.Evidence(
        message: "The \(LintWords.side(axis)) is \(LintWords.length(size[axis])), with insets of "
          + "\(LintWords.number(insets.start(axis))) and \(LintWords.number(insets.end(axis))).",
        numbers: ["start": insets.start(axis), "end": insets.end(axis)])
    }
    return nil
  }

  static let estimateWithoutSize = LayoutRule(
    "CL004", "estimate-without-size", .warning,
    .init(
      what: "An estimate is zero or less.",
      consequence: "All items count as visible at once, and all of them are made and measured.",
      remedy: "Estimate what a usual item takes; too much is better than too little.",
      example: "item: height .estimated(0)",
      source: "complaints about freezes with estimated sizes"),
    .item { item, _ in
      for axis in LayoutAxis.both
      where item.node.size[axis].isMeasured && item.node.size[axis].value <= 0 {
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])).",
          numbers: ["estimate": item.node.size[axis].value])
      }
      return nil
    })

  static let estimatedBadge = LayoutRule(
    "CL005", "estimated-badge", .warning,
    .init(
      what: "A supplementary view of an item or a group has an estimated length.",
      consequence: "It is never measured; the estimate is its length.",
      remedy: "Give it an absolute length, or one that is a fraction of its item.",
      example: "badge: NSCollectionLayoutSize(.estimated(20), .absolute(20))",
      source: "recorded: estimates of item supplementaries are not measured"),
    .item { item, _ in
      for badge in item.node.supplementaries {
        for axis in LayoutAxis.both where badge.size[axis].isMeasured {
          return LayoutRule.Evidence(
            place: "supplementary \(badge.kind)",
            message: "The \(LintWords.side(axis)) is \(LintWords.length(badge.size[axis])).",
            numbers: ["estimate": badge.size[axis].value])
        }
      }
      return nil
    })

  static let estimateInDefiniteGroup = LayoutRule(
    "CL006", "estimate-in-definite-group", .warning,
    .init(
      what: "Items measure themselves across a group of definite length.",
      consequence: "The group keeps its length: a longer item overlaps the following content.",
      remedy: "Give the group an estimated length on that axis too.",
      example: "horizontal group: height .absolute(100); its item: height .estimated(80)",
      source: "recorded case CS-07; complaints about overlapping self-sizing cells"),
    .item { item, _ in
      guard let parent = item.parent else { return nil }
      let across = parent.run.axis.other
      guard item.node.size[across].kind == .estimated, !parent.hugs(across) else { return nil }
      return LayoutRule.Evidence(
        message:
          "The \(LintWords.side(across)) is \(LintWords.length(item.node.size[across])), and "
          + "the group's is \(LintWords.length(parent.node.size[across])).",
        numbers: ["estimate": item.node.size[across].value, "group": parent.inner[across]])
    })

  static let uniformInDefiniteGroup = LayoutRule(
    "CL007", "uniform-in-definite-group", .warning,
    .init(
      what: "Items are uniform across siblings in a group of definite length.",
      consequence: "The group does not grow with the largest of them.",
      remedy: "Give the group an estimated length on that axis.",
      example: "group: height .absolute(80); item: height .uniformAcrossSiblings(estimate: 80)",
      source: "documentation of uniformAcrossSiblings; complaints about rows of equal height"),
    .item { item, _ in
      guard let parent = item.parent else { return nil }
      for axis in LayoutAxis.both
      where item.node.size[axis].kind == .uniformAcrossSiblings && !parent.hugs(axis) {
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])), and "
            + "the group's is \(LintWords.length(parent.node.size[axis])).",
          numbers: ["estimate": item.node.size[axis].value, "group": parent.inner[axis]])
      }
      return nil
    })

  static let uniformWithoutSiblings = LayoutRule(
    "CL008", "uniform-without-siblings", .advice,
    .init(
      what: "An item that is uniform across siblings has none in its group.",
      consequence:
        "Items of different groups do not share a length; it is an estimate like others.",
      remedy: "Put the items that should be equal into one group, or use .estimated.",
      example: "group of one item of height .uniformAcrossSiblings(estimate: 50)",
      source: "documentation of uniformAcrossSiblings; complaints about rows of equal height"),
    .item { item, _ in
      guard let parent = item.parent, parent.slots == 1 else { return nil }
      let axes = LayoutAxis.both.filter { item.node.size[$0].kind == .uniformAcrossSiblings }
      guard let axis = axes.first else { return nil }
      return LayoutRule.Evidence(
        message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])) in a "
          + "group of one item.")
    })
}
