// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for positions that change when elements are measured.
enum MeasuringRules {
  static let all = [
    estimateFarOff, estimatedCustomGroup, estimatedRow, estimatedPage, handlerWithEstimates,
  ]

  static let estimateFarOff = LayoutRule(
    "CL009", "estimate-far-off", .advice,
    .init(
      what: "The sizes that were measured are far from the estimate.",
      consequence: "What is below jumps and the scroller's length changes while the user scrolls.",
      remedy: "Estimate what the usual item takes.",
      example: "item: height .estimated(44), whose cells return 200",
      source: "the complaint made most often: MagazineLayout #9, #49, #56 and many others"),
    .section { section in
      guard let cell = section.root.all.first(where: { $0.isCell && $0.node.isMeasured }),
        let axis = LayoutAxis.both.first(where: { cell.node.size[$0].isMeasured }),
        section.root.children.count == 1,
        // The app cannot change the estimate of a list.
        section.description.styling == nil
      else { return [] }
      let sizes = measured(section).map { $0[axis] }
      guard sizes.count >= 3 else { return [] }
      let mean = sizes.reduce(0, +) / CGFloat(sizes.count)
      let estimate = max(cell.node.size[axis].value, 0.001)
      guard mean > 2 * estimate || mean < estimate / 2 else { return [] }
      return [
        LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(cell.node.size[axis])), and "
            + "\(sizes.count) items measured \(LintWords.number(mean)) on average.",
          numbers: ["estimate": estimate, "mean": mean, "items": CGFloat(sizes.count)])
      ]
    })

  /// Returns the sizes of the first thousand measured items.
  @MainActor
  private static func measured(_ section: LintedSection) -> [CGSize] {
    var sizes: [CGSize] = []
    var item = 0
    while sizes.count < 1000, let next = section.body.run.nextMeasured(item) {
      if let size = section.body.run.measuredSize(of: next) { sizes.append(size) }
      item = next + 1
    }
    return sizes
  }

  static let estimatedCustomGroup = LayoutRule(
    "CL010", "estimated-custom-group", .advice,
    .init(
      what: "A custom group has an estimated length.",
      consequence:
        "Nothing in it is measured: the group is as long as its closure's items reach, and the "
        + "closure receives the estimate. UIKit's behaviour is not recorded.",
      remedy: "Compute the length and give it as an absolute one.",
      example: ".custom(layoutSize: (.fractionalWidth(1), .estimated(300))) { … }",
      source: "complaints about waterfalls made of custom groups, which take frames only"),
    .item { item, _ in
      guard item.places != nil,
        let axis = LayoutAxis.both.first(where: { item.node.size[$0].isMeasured })
      else { return nil }
      return LayoutRule.Evidence(
        message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])).",
        numbers: ["estimate": item.node.size[axis].value])
    })

  static let estimatedRow = LayoutRule(
    "CL011", "estimated-orthogonal-row", .advice,
    .init(
      what: "The items of a section that scrolls by itself measure themselves across its row.",
      consequence: "The row is as thick as its thickest item so far, and grows as others come.",
      remedy: "Give the group a definite length across the row.",
      example: "orthogonal section; group: height .estimated(120)",
      source: "complaints about orthogonal sections with estimated heights"),
    .section { section in
      let across = section.runAxis.other
      guard section.isOrthogonal, section.isMeasured,
        section.root.node.size[across].isMeasured
      else { return [] }
      let length = section.root.node.size[across]
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "The group's \(LintWords.side(across)) is \(LintWords.length(length)).",
          numbers: ["estimate": length.value])
      ]
    })

  static let estimatedPage = LayoutRule(
    "CL012", "estimated-page", .warning,
    .init(
      what: "Groups of a section that scrolls by groups or pages have an estimated length.",
      consequence: "Stops move while the user scrolls, because groups behind are measured late.",
      remedy: "Give the group a definite length along the row, or scroll continuously.",
      example: "orthogonalScrollingBehavior = .groupPaging; group: width .estimated(200)",
      source: "complaints about orthogonal sections with estimated sizes"),
    .section { section in
      let length = section.root.node.size[section.runAxis]
      let stops = section.description.orthogonalScrollingBehavior
      guard section.isOrthogonal, stops != .continuous, length.isMeasured else { return [] }
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "The group's \(LintWords.side(section.runAxis)) is \(LintWords.length(length)).",
          numbers: ["estimate": length.value])
      ]
    })

  static let handlerWithEstimates = LayoutRule(
    "CL013", "handler-with-estimates", .warning,
    .init(
      what: "A section with a visible-items handler has items that measure themselves.",
      consequence: "UIKit prevents the handler from changing such items, and logs that.",
      remedy: "Give the items definite lengths.",
      example: "section.visibleItemsInvalidationHandler = { … } with .estimated heights",
      source: "Apple developer forums 719750"),
    .section { section in
      guard section.description.visibleItemsInvalidationHandler != nil, section.isMeasured else {
        return []
      }
      return [
        LayoutRule.Evidence(message: "The section has a handler and items of estimated lengths.")
      ]
    })
}
