// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import UIKit

/// The explanation of an element's frame, as stored in recording files.
struct RecordedExplanation: Hashable, Codable {
  /// The category of an element.
  enum Category: String, Codable {
    case cell, supplementary, decoration
  }

  var category: Category
  var kind: String?
  var section: Int
  /// The item index, or `nil` for a boundary item of the whole layout.
  var item: Int?
  var frame: CGRect
  /// The indices of the terms of x, y, width and height.
  var sides: [[Int]]

  /// Creates the record of `explanation`, whose terms have the indices `sides`.
  init(_ explanation: FrameExplanation, sides: [[Int]]) {
    let element = explanation.element
    category =
      switch element.category {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    kind = element.kind
    section = element.section
    item = element.item == .max ? nil : element.item
    frame = explanation.frame
    self.sides = sides
  }

  /// Returns the explanation with the given terms.
  func explanation(_ terms: [[FrameTerm]]) -> FrameExplanation {
    let category: UICollectionView.ElementCategory =
      switch category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    let element = LayoutElement(
      category: category, kind: kind, section: section, item: item ?? .max)
    return FrameExplanation(element: element, frame: frame, terms: terms)
  }
}

extension LintFinding {
  /// A finding, as stored in recording files.
  struct Record: Hashable, Codable {
    private let kept: LayoutFinding

    init(_ finding: LintFinding) { kept = finding.finding }

    init(from decoder: any Decoder) throws { kept = try LayoutFinding(from: decoder) }

    func encode(to encoder: any Encoder) throws { try kept.encode(to: encoder) }

    /// The finding.
    var finding: LintFinding { LintFinding(kept) }
  }
}
