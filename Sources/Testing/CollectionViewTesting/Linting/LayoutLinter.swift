// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionCompositionalLayout
public import UIKit

/// Looks for mistakes in compositional layouts, as `mullion lint` does.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController())
/// #expect(harness.lintFindings.isEmpty)
/// ```
@MainActor
public enum LayoutLinter {
  /// What is found in the layout that `collectionView` has now, with what was measured so far.
  ///
  /// - Returns: nothing when the view has no compositional layout or was never laid out.
  /// - Complexity: O(sections) and the items of different descriptions.
  public static func findings(in collectionView: UICollectionView) -> [LintFinding] {
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.lintedLayout.map(findings) ?? []
  }

  /// What is found in a description, without data.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - configuration: what holds for all sections of its layout.
  ///   - size: the view's size, in points.
  ///   - scale: pixels per point.
  /// - Returns: the findings, in the order of the rules' codes.
  public static func findings(
    in section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    size: CGSize = CollectionViewHarness.phone, scale: CGFloat = 2
  ) -> [LintFinding] {
    let container = LayoutContainer(size: size, grid: PixelGrid(scale: max(0.1, scale)))
    return findings(
      in: LintedLayout(sections: [section], configuration: configuration, container: container))
  }

  private static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.findings().map { LintFinding($0, madeAt: layout.origin(of: $0)) }
  }
}

extension CollectionViewHarness {
  /// What the linter finds in the layouts of all collection views on the screen.
  ///
  /// - Complexity: O(n) in the number of views and sections.
  public var lintFindings: [LintFinding] {
    collectionViews.flatMap { LayoutLinter.findings(in: $0) }
  }
}
