// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for fractions that are probably not intended.
enum FractionRules {
  static let all = [
    aboveOne, aboveShare, belowShare, countOverridesLength, mixedFractions,
  ]

  static let aboveOne = LayoutRule(
    "CL025", "fraction-above-one", .warning,
    .init(
      what: "A fraction of an item's container is larger than one.",
      consequence: "The item is longer than its container: it does not fit or sticks out.",
      remedy: "Use a fraction of at most one; a share in percent is divided by a hundred.",
      example: "item: width .fractionalWidth(50)",
      source: "recorded: accepted without a diagnostic; questions about vanished sections"),
    .item { item, section in
      for axis in LayoutAxis.both {
        let own = item.node.size[axis]
        guard own.kind == axis.fraction, own.value > 1 else { continue }
        // A section's root group may be longer than the view in the direction of its run.
        if item.parent == nil, axis == section.runAxis { continue }
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(own)): "
            + "\(LintWords.number(item.size[axis])) points of "
            + "\(LintWords.number(item.base[axis])).",
          numbers: ["fraction": own.value, "length": item.size[axis], "base": item.base[axis]])
      }
      return nil
    })

  /// Returns the fraction of a group's only subitem, the number of items that the fraction was probably
  /// intended for, and the number that fits.
  ///
  /// - Returns: `nil` unless the group is a filled run of one subitem whose fraction is close to the inverse
  ///   of an integer.
  @MainActor
  private static func share(_ item: LintedItem) -> (fraction: CGFloat, meant: Int, fit: Int)? {
    guard let run = item.run, run.count == nil, item.children.count == 1,
      let child = item.children.first, item.slots > 0, !item.node.size[run.axis].isMeasured,
      child.node.size[run.axis].kind == run.axis.fraction,
      child.edges(run.axis, countsFlexible: true) == 0
    else { return nil }
    let fraction = child.node.size[run.axis].value
    let meant = (1 / fraction).rounded()
    guard meant >= 2, meant <= 100, abs(fraction * meant - 1) < 0.05 else { return nil }
    return (fraction, Int(meant), item.slots)
  }

  static let aboveShare = LayoutRule(
    "CL026", "fraction-above-share", .warning,
    .init(
      what: "A fraction is a little larger than the share that was meant.",
      consequence: "One item fewer fits, and its place stays empty.",
      remedy: "Write the fraction as a division, such as 1.0 / 3.",
      example: "item: width .fractionalWidth(0.34), for three in a row",
      source: "questions about rows that break too early"),
    .item { item, _ in
      guard let share = share(item), share.fit < share.meant else { return nil }
      return LayoutRule.Evidence(
        message:
          "\(LintWords.number(share.fraction)) is more than 1 / \(share.meant): \(share.fit) "
          + "fit.",
        numbers: [
          "fraction": share.fraction, "meant": CGFloat(share.meant), "fit": CGFloat(share.fit),
        ])
    })

  static let belowShare = LayoutRule(
    "CL027", "fraction-below-share", .advice,
    .init(
      what: "A fraction is a little smaller than the share that was meant.",
      consequence: "A strip behind the last item stays empty.",
      remedy: "Write the fraction as a division, such as 1.0 / 3.",
      example: "item: width .fractionalWidth(0.33), for three in a row",
      source: "questions about stripes beside grids"),
    .item { item, section in
      guard let run = item.run, let share = share(item), share.fit == share.meant else {
        return nil
      }
      let strip = (1 - share.fraction * CGFloat(share.meant)) * item.inner[run.axis]
      // Rounding down to pixels leaves less than one pixel per item.
      guard strip * section.container.grid.scale >= CGFloat(share.meant) else { return nil }
      return LayoutRule.Evidence(
        message: "\(LintWords.number(share.fraction)) is less than 1 / \(share.meant): about "
          + "\(LintWords.number(strip)) points stay empty.",
        numbers: ["fraction": share.fraction, "meant": CGFloat(share.meant), "strip": strip])
    })

  static let countOverridesLength = LayoutRule(
    "CL030", "count-overrides-length", .advice,
    .init(
      what: "A group with a count replaces the length that its item has along it.",
      consequence: "The item's own length is ignored; each item is an equal share of the group.",
      remedy: "Use repeatingSubitem:count: to keep the length, or give the item the whole length.",
      example: ".horizontal(layoutSize: …, subitem: item of width .absolute(60), count: 4)",
      source: "recorded case CH-042; questions about ignored widths"),
    .item { item, _ in
      guard let run = item.run, let share = item.group?.content.arrangement.share,
        let given = item.group?.content.replacedLength
      else { return nil }
      // All examples use the whole length, which is no mistake, and neither is a share minus spacing.
      let isShare =
        given.kind == run.axis.fraction
        && (given.value == 1 || (0.8...1.05).contains(given.value * CGFloat(share)))
      guard !isShare else { return nil }
      return LayoutRule.Evidence(
        message:
          "The item's \(LintWords.side(run.axis)) was \(LintWords.length(given)), and is one "
          + "of \(share) shares.",
        numbers: ["count": CGFloat(share), "given": given.value])
    })

  static let mixedFractions = LayoutRule(
    "CL032", "mixed-fractions", .advice,
    .init(
      what:
        "A group mixes definite lengths and fractions along it, and a length across is a fraction "
        + "of its length.",
      consequence:
        "UIKit's result is not known; another system may place it differently.",
      remedy: "Use either lengths or fractions along the group.",
      example: "widths .absolute(40) and .fractionalWidth(0.5), a height of .fractionalWidth(0.25)",
      source: "open corner: random layouts of this kind disagree with every rule that is known"),
    .item { item, _ in
      guard let run = item.run, run.count == nil, run.children.count > 1 else { return nil }
      let along = run.children.map { $0.size[run.axis] }
      guard along.contains(where: { !$0.isFractional }), along.contains(where: { $0.isFractional }),
        run.children.contains(where: { $0.size[run.axis.other].kind == run.axis.fraction })
      else { return nil }
      return LayoutRule.Evidence(
        message: "The group's \(run.children.count) items mix lengths and fractions of its "
          + "\(LintWords.side(run.axis)).")
    })
}
