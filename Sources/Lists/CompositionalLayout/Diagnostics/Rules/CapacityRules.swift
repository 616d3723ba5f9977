// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for items that do not fit into their group.
enum CapacityRules {
  static let all = [
    groupTooSmall, nestedGroupTooSmall, subitemsDoNotFit, countedItemsOverflow, sticksOutAcross,
    spacingTakesAll, spacingWithoutNeighbours, tooManySlots,
  ]

  static let groupTooSmall = LayoutRule(
    "CL020", "group-too-small", .error,
    .init(
      what: "A section's group is too small for its first item.",
      consequence: "The section lays out nothing, as if it had no items.",
      remedy: "Make the group larger, the item smaller, or the item a fraction of the group.",
      example: "horizontal group: width .absolute(100); its item: width .absolute(120)",
      source: "SideStore #1340; recorded: logged once, nothing laid out"),
    .item { item, section in
      guard item.parent == nil, let run = item.run, section.template.full.capacity == 0 else {
        return nil
      }
      return tooSmall(item, run)
    })

  static let nestedGroupTooSmall = LayoutRule(
    "CL021", "nested-group-too-small", .error,
    .init(
      what: "A nested group is too small for its first item.",
      consequence: "The nested group is empty: its place stays free.",
      remedy: "Make the nested group larger, or its item a fraction of it.",
      example: "nested vertical group: height .absolute(50); its item: height .absolute(60)",
      source: "SideStore #1340"),
    .item { item, _ in
      guard item.parent != nil, let run = item.run, item.slots == 0 else { return nil }
      return tooSmall(item, run)
    })

  @MainActor
  private static func tooSmall(_ item: LintedItem, _ run: ItemNode.Run) -> LayoutRule.Evidence? {
    guard item.slots == 0, let first = item.children.first else { return nil }
    let needed = first.size[run.axis] + first.edges(run.axis, countsFlexible: true)
    return LayoutRule.Evidence(
      message: "The first item is \(LintWords.number(needed)) long, and the group has room for "
        + "\(LintWords.number(item.inner[run.axis])).",
      numbers: ["item": needed, "room": item.inner[run.axis]])
  }

  static let subitemsDoNotFit = LayoutRule(
    "CL022", "subitems-do-not-fit", .warning,
    .init(
      what: "A group has space for fewer items than it lists.",
      consequence: "The last ones never appear: each group begins with the first again.",
      remedy: "Make the group longer or the items shorter.",
      example: "vertical group: height .absolute(100); three items of height .absolute(40)",
      source: "complaints about items that are missing from nested groups"),
    .item { item, _ in
      guard let run = item.run, run.count == nil, !item.node.size[run.axis].isMeasured,
        item.slots > 0, item.slots < item.children.count
      else { return nil }
      return LayoutRule.Evidence(
        message: "The group lists \(item.children.count) items, and \(item.slots) fit into "
          + "\(LintWords.number(item.inner[run.axis])) points.",
        numbers: ["listed": CGFloat(item.children.count), "fit": CGFloat(item.slots)])
    })

  static let countedItemsOverflow = LayoutRule(
    "CL023", "counted-items-overflow", .warning,
    .init(
      what: "A group that repeats an item a number of times is too short for them.",
      consequence: "The last items stick out of the group, over what follows.",
      remedy: "Make the item a fraction of the group, or the count smaller.",
      example: ".horizontal(layoutSize: width .absolute(100), repeatingSubitem: 40 wide, count: 3)",
      source: "documentation of repeatingSubitem:count:, which leaves it to the caller"),
    .item { item, _ in
      guard let run = item.run, let count = run.count, !item.node.size[run.axis].isMeasured,
        let child = item.children.first
      else { return nil }
      let gaps = CGFloat(count - 1) * Finite.position(run.spacing.solved)
      let used = CGFloat(count) * (child.size[run.axis] + child.edges(run.axis)) + gaps
      guard used > item.inner[run.axis] + 0.01 else { return nil }
      return LayoutRule.Evidence(
        message: "\(count) items take \(LintWords.number(used)) points with their spacing, and the "
          + "group has \(LintWords.number(item.inner[run.axis])).",
        numbers: ["count": CGFloat(count), "used": used, "room": item.inner[run.axis]])
    })

  static let sticksOutAcross = LayoutRule(
    "CL024", "item-sticks-out", .warning,
    .init(
      what: "An item is longer than its group across the group's axis.",
      consequence:
        "It overlaps the following content, and is not shown while its group is off screen.",
      remedy: "Make the group at least as long as its longest item.",
      example: "horizontal group: height .absolute(40); its item: height .absolute(60)",
      source: "recorded: such items are placed and stick out; forum 704011"),
    .item { item, _ in
      guard let parent = item.parent else { return nil }
      let across = parent.run.axis.other
      guard !parent.hugs(across), !item.node.size[across].isMeasured else { return nil }
      let used = item.size[across] + item.edges(across)
      guard used > parent.inner[across] + 0.01 else { return nil }
      return LayoutRule.Evidence(
        message: "The item's \(LintWords.side(across)) is \(LintWords.number(used)), and the group "
          + "has \(LintWords.number(parent.inner[across])).",
        numbers: ["item": used, "room": parent.inner[across]])
    })

  static let spacingTakesAll = LayoutRule(
    "CL028", "spacing-takes-all", .warning,
    .init(
      what: "The spacing of a counted group is as long as the group.",
      consequence: "Nothing is left for the items: fractions of the group have no length.",
      remedy: "Use less spacing, fewer items or a longer group.",
      example: ".horizontal(layoutSize: width .absolute(100), subitem: …, count: 6), spacing 20",
      source: "SideStore #1340: an invalid combination of spacing and size"),
    .item { item, _ in
      guard let run = item.run, let count = run.count, count > 1,
        !item.node.size[run.axis].isMeasured
      else { return nil }
      let gaps = CGFloat(count - 1) * Finite.position(run.spacing.solved)
      guard gaps > 0, gaps >= item.inner[run.axis] else { return nil }
      return LayoutRule.Evidence(
        message: "\(count - 1) gaps take \(LintWords.number(gaps)) points of "
          + "\(LintWords.number(item.inner[run.axis])).",
        numbers: ["gaps": gaps, "room": item.inner[run.axis]])
    })

  static let spacingWithoutNeighbours = LayoutRule(
    "CL029", "spacing-without-neighbours", .advice,
    .init(
      what: "A group that fills up with one item has inter-item spacing.",
      consequence: "There are no neighbours to keep apart: the spacing does nothing.",
      remedy: "Use the section's interGroupSpacing for the space between groups.",
      example: "a list: vertical group of one row, interItemSpacing = .fixed(8)",
      source: "questions about spacing that has no effect"),
    .item { item, _ in
      guard let run = item.run, run.count == nil, item.slots == 1, item.children.count == 1,
        run.spacing.value > 0, !run.spacing.isFlexible,
        item.group?.laneRule == nil
      else { return nil }
      return LayoutRule.Evidence(
        message:
          "The spacing is \(LintWords.number(run.spacing.value)), and the group has room for "
          + "one item.",
        numbers: ["spacing": run.spacing.value])
    })

  static let tooManySlots = LayoutRule(
    "CL031", "too-many-slots", .warning,
    .init(
      what: "One group holds a thousand items or more.",
      consequence:
        "A group is the unit of work: all of its items are placed when one is visible.",
      remedy: "Let the group be one row and the section repeat it.",
      example: "vertical group: height .absolute(100000); its item: height .absolute(1)",
      source: "complaints about freezes with one large group"),
    .item { item, _ in
      guard item.slots >= 1000 else { return nil }
      return LayoutRule.Evidence(
        message: "The group has room for \(item.slots) items.",
        numbers: ["slots": CGFloat(item.slots)])
    })
}

extension LintedItem {
  /// Returns the sum of the edge spacing along `axis`, in points.
  ///
  /// Flexible spacing counts as its minimum if `countsFlexible` is `true`, otherwise as zero.
  func edges(_ axis: LayoutAxis, countsFlexible: Bool = false) -> CGFloat {
    [node.edges.start(axis), node.edges.end(axis)].reduce(0) {
      $0 + ($1.isFlexible && !countsFlexible ? 0 : Finite.position($1.solved))
    }
  }
}
