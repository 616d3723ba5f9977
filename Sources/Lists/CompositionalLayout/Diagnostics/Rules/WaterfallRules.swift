// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for groups whose items a section places in lanes.
enum WaterfallRules {
  static let all = [across, nested, ignoredParts, spanBeyondLanes]

  private static func lanes(_ axis: LayoutAxis) -> String {
    axis == .vertical ? "columns" : "rows"
  }

  static let across = LayoutRule(
    "CL087", "waterfall-across", .error,
    .init(
      what: "A waterfall of columns is the group of a section that runs sideways, or one of rows "
        + "that of a section that runs down.",
      consequence: "It is a list: every item is as broad as the section.",
      remedy: "Use waterfall(rows:height:estimatedWidth:) in a section that runs sideways, "
        + "waterfall(columns:estimatedHeight:) in one that runs down.",
      example: "orthogonal section of .waterfall(columns: .count(2), estimatedHeight: 100)",
      source: "questions about waterfalls in carousels"),
    .section { section in
      guard let rule = section.description.group.laneRule,
        LayoutAxis(rule.axis) != section.runAxis
      else { return [] }
      let direction = section.runAxis == .horizontal ? "sideways" : "down"
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "The waterfall has \(lanes(LayoutAxis(rule.axis))), and the section runs "
            + "\(direction).")
      ]
    })

  static let nested = LayoutRule(
    "CL088", "waterfall-nested", .error,
    .init(
      what: "A waterfall is inside another group.",
      consequence: "It holds one item, like any group of one subitem.",
      remedy: "Make the waterfall the section's own group.",
      example: "horizontal group holding .waterfall(columns: .count(2), estimatedHeight: 100)",
      source: "lanes belong to a section: they continue from one group to the next"),
    .item { item, _ in
      guard item.parent != nil, item.group?.laneRule != nil else { return nil }
      return LayoutRule.Evidence(message: "The waterfall is not the section's own group.")
    })

  static let ignoredParts = LayoutRule(
    "CL089", "waterfall-parts-ignored", .warning,
    .init(
      what: "A waterfall's group has content insets, edge spacing or supplementary items.",
      consequence: "They have no effect: every item of a waterfall has a place of its own.",
      remedy: "Use the section's insets and spacing; put what belongs to a cell into the cell.",
      example: "waterfall.contentInsets.leading = 16",
      source: "questions about gaps between columns"),
    .item { item, _ in
      guard item.parent == nil, let group = item.group, group.laneRule != nil else { return nil }
      let gaps = group.edgeSpacing?.value ?? .zero
      let parts = [
        group.contentInsets != .zero ? "content insets" : nil,
        gaps != .zero ? "edge spacing" : nil,
        group.supplementaryItems.isEmpty ? nil : "supplementary items",
      ].compactMap { $0 }
      guard !parts.isEmpty else { return nil }
      return LayoutRule.Evidence(message: "It has \(parts.joined(separator: ", ")).")
    })

  static let spanBeyondLanes = LayoutRule(
    "CL096", "waterfall-span-beyond-lanes", .advice,
    .init(
      what: "An item is to cover more lanes than a waterfall has in this view.",
      consequence: "It covers all of them.",
      remedy: "Choose spans by the environment's size, or reduce the lanes' minimum breadth.",
      example: ".waterfall(columns: .count(2), estimatedHeight: 100, spans: [1, 3])",
      source: "questions about columns that follow from the width"),
    .section { section in
      guard case .pattern(let spans) = section.description.group.laneRule?.spans,
        let lanes = section.body.run.lanes?.lanes.count, let widest = spans.max(),
        widest > lanes, lanes > 1
      else { return [] }
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "A span is \(widest), and there are \(lanes) lanes.",
          numbers: ["span": CGFloat(widest), "lanes": CGFloat(lanes)])
      ]
    })
}
