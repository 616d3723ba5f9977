// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for insets that exceed the available space or apply twice.
enum InsetRules {
  static let all = [
    exceedSlot, negative, exceedView, addToReference, underSafeArea,
  ]

  static let exceedSlot = LayoutRule(
    "CL044", "insets-exceed-slot", .warning,
    .init(
      what: "Insets are larger than the slot they are taken from.",
      consequence: "The element gets the absolute value of what would remain, on the wrong side.",
      remedy: "Use smaller insets or a larger slot.",
      example: "item: width .absolute(10), contentInsets leading 7 and trailing 7",
      source: "recorded: a slot of 9.5 with insets of 7 and 7 is 4.5 wide"),
    .item { item, _ in
      guard item.places == nil else { return nil }
      for axis in LayoutAxis.both {
        let insets = item.node.insets.sum(axis)
        guard insets > item.size[axis] + 0.001, item.size[axis] > 0 else { continue }
        return LayoutRule.Evidence(
          message: "Insets of \(LintWords.number(insets)) are taken from a "
            + "\(LintWords.side(axis)) of \(LintWords.number(item.size[axis])).",
          numbers: ["insets": insets, "slot": item.size[axis]])
      }
      return nil
    })

  static let negative = LayoutRule(
    "CL045", "negative-insets", .advice,
    .init(
      what: "An inset is negative.",
      consequence: "The element reaches beyond its slot, over its neighbours.",
      remedy: "Use edge spacing or offsets to move things, and insets of zero or more.",
      example: "item.contentInsets.leading = -8",
      source: "questions about cells that are cut or overlap"),
    .item { item, _ in
      let insets = item.item.contentInsets
      let least = min(insets.top, insets.leading, insets.bottom, insets.trailing)
      guard least < 0 else { return nil }
      return LayoutRule.Evidence(
        message: "The smallest inset is \(LintWords.number(least)).", numbers: ["inset": least])
    })

  static let exceedView = LayoutRule(
    "CL048", "section-insets-exceed-view", .error,
    .init(
      what: "A section's insets leave nothing of the view across the run of groups.",
      consequence: "Fractions of the group have no length.",
      remedy: "Use smaller insets; take them from the environment when the view may be narrow.",
      example: "section.contentInsets leading 200 and trailing 200 in a view 320 wide",
      source: "recorded: the group's fractions refer to what the insets leave"),
    .section { section in
      let across = section.runAxis.other
      let room = section.template.container[across]
      let insets = section.template.insets.sum(across)
      guard room > 0, insets >= room else { return [] }
      return [
        LayoutRule.Evidence(
          message: "Insets of \(LintWords.number(insets)) leave nothing of "
            + "\(LintWords.number(room)) points.",
          numbers: ["insets": insets, "view": room])
      ]
    })

  static let addToReference = LayoutRule(
    "CL091", "insets-add-to-reference", .advice,
    .init(
      what: "A section has side insets in addition to the view's margins.",
      consequence: "Both are taken off: they add up.",
      remedy: "Set contentInsetsReference = .none, or leave the section's own insets out.",
      example: "section.contentInsetsReference = .layoutMargins; contentInsets.leading = 16",
      source: "recorded cases CH-161 to CH-181; questions about doubled margins"),
    .section { section in
      let across = section.axis.other
      let own = Finite.insets(section.description.contentInsets)
      for (mine, whole) in [
        (own.start(across), section.template.insets.start(across)),
        (own.end(across), section.template.insets.end(across)),
      ] where mine > 0 && whole - mine > 0 {
        return [
          LayoutRule.Evidence(
            message:
              "An inset of \(LintWords.number(mine)) and \(LintWords.number(whole - mine)) of "
              + "the reference make \(LintWords.number(whole)).",
            numbers: ["inset": mine, "reference": whole - mine])
        ]
      }
      return []
    })

  static let underSafeArea = LayoutRule(
    "CL092", "cells-under-safe-area", .advice,
    .init(
      what: "A section extends under the sides that the screen's housing covers.",
      consequence: "Cells reach under it in landscape orientation.",
      remedy: "Use .safeArea, or inset the cells' content.",
      example: "section.contentInsetsReference = .none in a view with safe area insets",
      source: "documentation of contentInsetsReference"),
    .section { section in
      let safe = InsetsReference(
        container: section.container, axis: section.axis, configured: .safeArea
      ).insets(.safeArea)
      let across = section.axis.other
      let insets = section.template.insets
      guard !section.isOrthogonal,
        insets.start(across) < safe.start(across) || insets.end(across) < safe.end(across)
      else { return [] }
      return [
        LayoutRule.Evidence(
          message: "Side insets are \(LintWords.number(insets.start(across))) and "
            + "\(LintWords.number(insets.end(across))), the safe area's "
            + "\(LintWords.number(safe.start(across))) and "
            + "\(LintWords.number(safe.end(across))).",
          numbers: ["safeStart": safe.start(across), "safeEnd": safe.end(across)])
      ]
    })
}
