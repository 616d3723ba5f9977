// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for sections that scroll orthogonally.
enum OrthogonalRules {
  static let all = [wholeWidth, pagesCutGroups, groupBeyondViewport, neverScrolls, widerThanView]

  static let wholeWidth = LayoutRule(
    "CL060", "orthogonal-whole-width", .warning,
    .init(
      what: "A group as wide as the whole view is in an orthogonal section with side insets.",
      consequence:
        "Fractions refer to the whole view there, not to what the insets leave: the group reaches "
        + "beyond the screen's edge.",
      remedy: "Use a smaller fraction or an absolute width, or put the insets into the group.",
      example: "orthogonal section, contentInsets leading 16; group: width .fractionalWidth(1)",
      source: "IBPCollectionViewCompositionalLayout #78; recorded case CO-x1"),
    .section { section in
      let length = section.root.node.size[section.runAxis]
      let insets = section.template.insets.sum(section.runAxis)
      let group = section.root.size[section.runAxis]
      let view = section.template.container[section.runAxis]
      // Where groups rest in the centre, insets do not push them out.
      let isCentred = section.description.orthogonalScrollingBehavior == .groupPagingCentered
      let start = isCentred ? 0 : section.template.insets.start(section.runAxis)
      guard section.isOrthogonal, insets > 0, length.kind == section.runAxis.fraction,
        start + group > view + 0.01
      else { return [] }
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "The group is \(LintWords.number(group)) long, and insets of "
            + "\(LintWords.number(insets)) leave \(LintWords.number(section.viewport)).",
          numbers: ["group": group, "insets": insets, "viewport": section.viewport])
      ]
    })

  static let pagesCutGroups = LayoutRule(
    "CL061", "pages-cut-groups", .warning,
    .init(
      what: "A section turns pages whose length is no multiple of its groups'.",
      consequence: "Pages begin in the middle of a group.",
      remedy: "Use .groupPaging, or groups that divide what the insets leave of the view.",
      example: "orthogonalScrollingBehavior = .paging; group: width .fractionalWidth(0.8)",
      source: "recorded: a page is the view less the insets; questions about carousels that drift"),
    .section { section in
      let pitch = section.template.pitch
      guard section.description.orthogonalScrollingBehavior == .paging, pitch > 0,
        !section.root.node.size[section.runAxis].isMeasured
      else { return [] }
      let groups = (section.viewport / pitch).rounded()
      guard groups < 1 || abs(groups * pitch - section.viewport) > 1 else { return [] }
      return [
        LayoutRule.Evidence(
          message: "A page is \(LintWords.number(section.viewport)) long, and a group with its "
            + "spacing \(LintWords.number(pitch)).",
          numbers: ["page": section.viewport, "group": pitch])
      ]
    })

  static let groupBeyondViewport = LayoutRule(
    "CL062", "group-beyond-view", .warning,
    .init(
      what: "A section stops at groups that are longer than the view.",
      consequence: "No stop shows the end of a group.",
      remedy: "Make the group shorter, or scroll continuously.",
      example: "orthogonalScrollingBehavior = .groupPaging; group: width .absolute(600)",
      source: "questions about content that can't be reached"),
    .section { section in
      let behavior = section.description.orthogonalScrollingBehavior
      let length = section.template.full.size[section.runAxis]
      let view = section.template.container[section.runAxis]
      guard section.isOrthogonal, behavior != .continuous, behavior != .paging,
        length > view + 0.01
      else { return [] }
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "The group is \(LintWords.number(length)) long, the view "
            + "\(LintWords.number(view)).",
          numbers: ["group": length, "view": view])
      ]
    })

  static let neverScrolls = LayoutRule(
    "CL063", "orthogonal-never-scrolls", .advice,
    .init(
      what:
        "The groups of an orthogonal section are fractions of the view, and all of them fit into it.",
      consequence: "The section does not scroll, however wide the view is.",
      remedy: "Use a plain section, or let the last group show that there is more.",
      example: "orthogonal section of two groups of width .fractionalWidth(0.4)",
      source: "recorded: a row that fits does not scroll"),
    .section { section in
      guard section.isOrthogonal, section.count != nil, section.body.run.groupCount > 1,
        section.root.node.size[section.runAxis].isFractional,
        section.description.orthogonalScrollingBehavior != .groupPagingCentered
      else { return [] }
      let length = section.template.insets.sum(section.runAxis) + section.body.run.length
      let view = section.template.container[section.runAxis]
      guard length <= view else { return [] }
      return [
        LayoutRule.Evidence(
          message: "The row is \(LintWords.number(length)) long, the view "
            + "\(LintWords.number(view)).",
          numbers: ["row": length, "view": view])
      ]
    })

  static let widerThanView = LayoutRule(
    "CL064", "group-wider-than-view", .warning,
    .init(
      what: "A group reaches beyond the view across the scroll direction.",
      consequence: "The content becomes wider than the view and scrolls both ways.",
      remedy: "Use .fractionalWidth(1), or make the section orthogonal.",
      example: "section's group: width .absolute(400) in a view 320 wide",
      source: "recorded: content gets wider; questions about layouts that wobble sideways"),
    .section { section in
      let across = section.axis.other
      let view = section.template.container[across]
      guard !section.isOrthogonal, view > 0, section.body.reachAcross > view + 0.01 else {
        return []
      }
      return [
        LayoutRule.Evidence(
          place: "group",
          message: "It reaches to \(LintWords.number(section.body.reachAcross)) in a view of "
            + "\(LintWords.number(view)).",
          numbers: ["reach": section.body.reachAcross, "view": view])
      ]
    })
}
