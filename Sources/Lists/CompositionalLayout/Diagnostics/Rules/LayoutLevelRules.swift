// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for the layout as a whole: missing, empty or endless sections.
enum LayoutLevelRules {
  static let all = [sectionMissing, spacingAroundEmpty, contentBeyondPrecision, spacingNotFinite]

  static let sectionMissing = LayoutRule(
    "CL090", "section-missing", .error,
    .init(
      what: "The provider returns nil for a section that has items.",
      consequence: "The app traps when the layout is solved.",
      remedy: "Return a section for every index that has items.",
      example: "UICollectionViewCompositionalLayout { _, _ in nil }",
      source: "recorded: raises when the layout is solved"),
    .layout { layout in
      guard let counts = layout.counts else { return [] }
      return zip(layout.sections, counts).enumerated().compactMap { index, pair in
        guard pair.0 == nil, pair.1 > 0 else { return nil }
        return LayoutRule.Evidence(
          place: "section \(index)",
          message: "The provider returned nil, and the section has \(pair.1) items.",
          numbers: ["items": CGFloat(pair.1)])
      }
    })

  static let spacingAroundEmpty = LayoutRule(
    "CL093", "spacing-around-empty-section", .advice,
    .init(
      what: "There is spacing between sections, and some of them are empty.",
      consequence: "The spacing is on both sides of an empty section: the gap is doubled.",
      remedy: "Leave empty sections out of the data, or use the sections' insets.",
      example: "configuration.interSectionSpacing = 20 with an empty section in the middle",
      source: "recorded case CH-051"),
    .layout { layout in
      let spacing = layout.configuration.interSectionSpacing
      guard let counts = layout.counts, spacing > 0, counts.count > 1,
        let index = counts.indices.first(where: {
          counts[$0] == 0 && (layout.sections[$0]?.boundarySupplementaryItems.isEmpty ?? true)
        })
      else { return [] }
      return [
        LayoutRule.Evidence(
          place: "section \(index)",
          message: "The section is empty, and \(LintWords.number(spacing)) points are beside it.",
          numbers: ["spacing": spacing])
      ]
    })

  static let contentBeyondPrecision = LayoutRule(
    "CL094", "content-beyond-precision", .advice,
    .init(
      what: "The content is longer than sixteen million points.",
      consequence: "Renderers that count in single precision can't place pixels there.",
      remedy: "Show fewer items, or return to the start near the end.",
      example: "a carousel of ten million copies",
      source: "carousels built on huge counts; chats that start in the middle of a huge space"),
    .layout { layout in
      guard let solution = layout.solution else { return [] }
      let length = max(solution.contentSize.width, solution.contentSize.height)
      guard length > 16_777_216 else { return [] }
      return [
        LayoutRule.Evidence(
          message: "The content is \(LintWords.number(length)) points long.",
          numbers: ["length": length])
      ]
    })

  static let spacingNotFinite = LayoutRule(
    "CL095", "section-spacing-not-finite", .error,
    .init(
      what: "The spacing between sections is not a finite number.",
      consequence: "It counts as zero.",
      remedy: "Check what it is computed from.",
      example: "configuration.interSectionSpacing = .nan",
      source: "recorded: accepted without a diagnostic"),
    .layout { layout in
      let spacing = layout.configuration.interSectionSpacing
      guard !spacing.isFinite else { return [] }
      return [LayoutRule.Evidence(message: "The interSectionSpacing is \(spacing).")]
    })
}
