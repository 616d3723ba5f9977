// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionCompositionalLayout
public import UIKit

/// A linter for compositional layouts, as used by `mullion lint`.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController())
/// #expect(harness.lintFindings.isEmpty)
/// ```
@MainActor
public enum LayoutLinter {
  /// Returns the findings in the current layout of `collectionView`, with the sizes measured so far.
  ///
  /// - Returns: the findings; empty when the view has no compositional layout or has never been laid out.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* that of items of different
  ///   descriptions.
  public static func findings(in collectionView: UICollectionView) -> [LintFinding] {
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.lintedLayout.map(findings) ?? []
  }

  /// Returns the findings in a description, without data.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - configuration: the configuration of its layout.
  ///   - size: the view's size, in points.
  ///   - scale: pixels per point.
  /// - Returns: the findings about the layout as a whole, followed by those about the section, each ordered
  ///   by rule code.
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
  /// The findings in the layouts of all collection views on the screen.
  ///
  /// - Complexity: O(*n*) in the number of views, sections and items of different descriptions.
  public var lintFindings: [LintFinding] {
    collectionViews.flatMap { LayoutLinter.findings(in: $0) }
  }
}
