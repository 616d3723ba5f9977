// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
package import MullionCompositionalLayout
import UIKit

/// The structure of a collection view's compositional layout in a step of a recorded run.
///
/// Layouts contain closures, which cannot be stored in a file, so the results of all queries are computed
/// while the run is recorded.
public struct RecordedLayout: Hashable, Sendable {
  /// The collection view's accessibility identifier, or its index on the screen, counted from the back, as in
  /// `collection view 0`.
  public var name: String
  /// The drawing of the layout's structure as an SVG document; see ``LayoutDrawing``.
  public var drawing: String
  /// The findings of the linter.
  public var findings: [LintFinding]
  /// The explanations of the frames of visible elements.
  package var explanations: [FrameExplanation]

  /// Returns the explanation of a cell's frame, each side as a sum of terms, or `nil` if the cell is not
  /// visible.
  public func explanation(ofItem item: Int, inSection section: Int) -> String? {
    explanation(of: .cell(section: section, item: item))?.description
  }

  /// Returns the explanation of an element's frame, or `nil` if the element is not visible.
  ///
  /// - Complexity: O(*n*) in the number of visible elements.
  package func explanation(of element: LayoutElement) -> FrameExplanation? {
    explanations.first { $0.element == element }
  }
}

extension RecordedLayout {
  /// Returns the compositional layouts of the collection views of `harness` that have been laid out, from
  /// back to front.
  @MainActor
  static func all(on harness: CollectionViewHarness) -> [RecordedLayout] {
    harness.collectionViews.enumerated().compactMap { index, view in
      let identifier = view.accessibilityIdentifier ?? ""
      return RecordedLayout(
        of: view, on: harness, name: identifier.isEmpty ? "collection view \(index)" : identifier)
    }
  }

  /// Creates the recorded layout of `view`; `nil` if it is not a compositional layout, or has never been laid
  /// out.
  @MainActor
  private init?(of view: UICollectionView, on harness: CollectionViewHarness, name: String) {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let linted = layout.lintedLayout, let drawing = harness.layoutDrawing(of: view)
    else { return nil }
    self.name = name
    self.drawing = drawing.svg
    findings = linted.findings().map { LintFinding($0) }
    let explainer = LayoutExplainer(linted)
    let visible = VisibleBounds(
      rect: view.bounds, adjustedContentInset: view.adjustedContentInset)
    explanations = ViewReader.places(of: view).compactMap {
      explainer?.explanation(of: $0.layoutElement, visible: visible)
    }
  }
}

extension RealizedElement {
  /// The corresponding element of layouts.
  fileprivate var layoutElement: LayoutElement {
    let isOfLayout = indexPath.count < 2
    let section = isOfLayout ? 0 : indexPath[0]
    let item = isOfLayout ? Int.max : indexPath[1]
    return switch kind {
    case .cell: .cell(section: section, item: item)
    case .supplementary(let kind): .supplementary(kind, section: section, item: item)
    case .decoration(let kind): .decoration(kind, section: section, item: item)
    }
  }
}
