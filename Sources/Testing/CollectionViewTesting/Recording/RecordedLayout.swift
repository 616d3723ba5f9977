// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
package import MullionCompositionalLayout
import UIKit

/// How the compositional layout of a collection view was built in a step of a recorded run.
///
/// Layouts hold closures, which no file can keep: what can be asked of one is asked while the run is
/// recorded.
public struct RecordedLayout: Hashable, Sendable {
  /// The collection view's accessibility identifier, or which it is on the screen, counted from the
  /// back, as in `collection view 0`.
  public var name: String
  /// How the layout is built, as an SVG document; see ``LayoutDrawing``.
  public var drawing: String
  /// What the linter finds.
  public var findings: [LintFinding]
  /// Why each element in sight is where it is.
  package var explanations: [FrameExplanation]

  /// Why the cell of an item is where it is: each side of its frame as a sum of terms; nil: it is not in
  /// sight.
  public func explanation(ofItem item: Int, inSection section: Int) -> String? {
    explanation(of: .cell(section: section, item: item))?.description
  }

  /// Why `element` is where it is; nil: it is not in sight.
  ///
  /// - Complexity: O(n) in the number of elements in sight.
  package func explanation(of element: LayoutElement) -> FrameExplanation? {
    explanations.first { $0.element == element }
  }
}

extension RecordedLayout {
  /// The layouts of what `harness` shows, from back to front.
  ///
  /// - Complexity: O(n) in the number of sections, and of views.
  @MainActor
  static func all(on harness: CollectionViewHarness) -> [RecordedLayout] {
    harness.collectionViews.enumerated().compactMap { index, view in
      let identifier = view.accessibilityIdentifier ?? ""
      return RecordedLayout(
        of: view, on: harness, name: identifier.isEmpty ? "collection view \(index)" : identifier)
    }
  }

  /// The layout of `view`; nil: it is no compositional one.
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
  /// The element by the names of layouts.
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
