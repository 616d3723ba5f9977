// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for numbers that are legal and probably not intended.
enum NumberRules {
  static let all = [
    zeroLength, negativeLength, spacingNotFinite, negativeSpacing, offThePixels, beyondPrecision,
  ]

  static let zeroLength = LayoutRule(
    "CL040", "zero-length", .warning,
    .init(
      what: "An item or a group has no length.",
      consequence: "It is invisible, and any number of them fits into any length.",
      remedy: "Give it a length, or leave the section without items.",
      example: "item: height .absolute(0)",
      source: "complaints about cells of zero height, and the console's note on it"),
    .item { item, _ in
      for axis in LayoutAxis.both {
        let own = item.node.size[axis]
        // Negative lengths and fractions of zero are reported by other rules.
        guard item.size[axis] == 0, own.value >= 0, !own.isMeasured,
          own.kind == .absolute || item.base.width > 0 && item.base.height > 0
        else { continue }
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(own)), which is 0 points.",
          numbers: ["value": own.value])
      }
      return nil
    })

  static let negativeLength = LayoutRule(
    "CL041", "negative-length", .warning,
    .init(
      what: "A length is negative.",
      consequence: "It counts as zero.",
      remedy: "Check what it is computed from; views are small before their first layout.",
      example: "item: width .absolute(view.bounds.width / 2 - 40), before the view has a size",
      source: "recorded: accepted without a diagnostic"),
    .item { item, _ in
      for axis in LayoutAxis.both where item.node.size[axis].value < 0 {
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])).",
          numbers: ["value": item.node.size[axis].value])
      }
      return nil
    })

  static let spacingNotFinite = LayoutRule(
    "CL042", "spacing-not-finite", .error,
    .init(
      what: "A gap or an inset is not a finite number.",
      consequence: "UIKit accepts it; here it counts as zero.",
      remedy: "Check what it is computed from; a division by zero is the usual reason.",
      example: "section.interGroupSpacing = .infinity",
      source: "recorded: accepted without a diagnostic"),
    .section { section in
      var found: [LayoutRule.Evidence] = []
      func look(_ place: String, _ name: String, _ values: [CGFloat]) {
        guard let value = values.first(where: { !$0.isFinite }) else { return }
        found.append(
          LayoutRule.Evidence(place: place, message: "The \(name) is \(value)."))
      }
      let insets = section.description.contentInsets
      look("", "interGroupSpacing", [section.description.interGroupSpacing])
      look(
        "", "contentInsets", [insets.top, insets.leading, insets.bottom, insets.trailing])
      for item in section.root.all {
        let place = String(item.path.dropFirst("\(section.path) / ".count))
        let insets = item.item.contentInsets
        look(
          place, "contentInsets", [insets.top, insets.leading, insets.bottom, insets.trailing])
        look(place, "interItemSpacing", [item.run?.spacing.value ?? 0])
        look(
          place, "edgeSpacing",
          LayoutAxis.both.flatMap {
            [item.node.edges.start($0).value, item.node.edges.end($0).value]
          })
      }
      return found
    })

  static let negativeSpacing = LayoutRule(
    "CL043", "negative-spacing", .advice,
    .init(
      what: "A gap is negative.",
      consequence: "Neighbours overlap; the later one is in front.",
      remedy: "Give custom zIndexes if overlapping is meant, else a gap of zero or more.",
      example: "group.interItemSpacing = .fixed(-8)",
      source: "questions about overlapping cells"),
    .section { section in
      var found: [LayoutRule.Evidence] = []
      let between = section.description.interGroupSpacing
      if between < 0 {
        found.append(
          LayoutRule.Evidence(
            message: "The interGroupSpacing is \(LintWords.number(between)).",
            numbers: ["spacing": between]))
      }
      for item in section.root.all {
        guard let spacing = item.run?.spacing.value, spacing < 0 else { continue }
        found.append(
          LayoutRule.Evidence(
            place: String(item.path.dropFirst("\(section.path) / ".count)),
            message: "The interItemSpacing is \(LintWords.number(spacing)).",
            numbers: ["spacing": spacing]))
      }
      return found
    })

  static let offThePixels = LayoutRule(
    "CL046", "length-off-the-pixels", .advice,
    .init(
      what: "An absolute length is not a whole number of pixels.",
      consequence: "It is kept as it is: edges fall between pixels and look soft.",
      remedy: "Round the length to the screen's scale.",
      example: "item: height .absolute(17.3)",
      source: "recorded: absolute lengths are not rounded"),
    .item { item, section in
      let grid = section.container.grid
      guard grid.rounding == .modern else { return nil }
      for axis in LayoutAxis.both where item.node.size[axis].kind == .absolute {
        let value = item.node.size[axis].value
        guard abs(grid.rounded(value) - value) > 0.01 else { continue }
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])), "
            + "\(LintWords.number(value * grid.scale)) pixels.",
          numbers: ["length": value, "scale": grid.scale])
      }
      return nil
    })

  static let beyondPrecision = LayoutRule(
    "CL047", "length-beyond-precision", .warning,
    .init(
      what: "A length is longer than ten million points.",
      consequence: "Places behind it lose the precision of a pixel on their way to the screen.",
      remedy: "Use the length that is needed; for a list without an end, more items.",
      example: "group: width .absolute(.greatestFiniteMagnitude)",
      source: "spreadsheets and carousels built on huge groups"),
    .item { item, _ in
      for axis in LayoutAxis.both where abs(item.node.size[axis].value) > 1e7 {
        return LayoutRule.Evidence(
          message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])).",
          numbers: ["value": item.node.size[axis].value])
      }
      return nil
    })
}
