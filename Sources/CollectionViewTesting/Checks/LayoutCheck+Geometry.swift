// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension LayoutCheck {
  /// No two cells of one collection view cover each other by more than half a pixel.
  ///
  /// - Complexity: O(n²) in the number of visible cells.
  public static let noOverlap = LayoutCheck(
    "no overlap", advice: { PlacedElement.overlaps(in: $0).first?.other.why },
    violations: { harness in
      PlacedElement.overlaps(in: harness).map { one, other, shared in
        "\(one.words) and \(other.words) share \(NumberText.frame(shared))"
      }
    })

  /// Cells that are neighbours in a section stand `spacing` points apart, with no more than a pixel
  /// between that and where they stand.
  ///
  /// Neighbours are cells of which none lies between, to the right or below. Cells that stand closer
  /// are ``noOverlap``'s.
  ///
  /// - Parameter spacing: how far they stand apart in the layout's description, in points.
  /// - Returns: the rule.
  /// - Complexity: O(n²) in the number of visible cells.
  public static func noGap(spacing: CGFloat = 0) -> LayoutCheck {
    LayoutCheck(
      "no gap beyond a pixel",
      advice: { PlacedElement.gaps(in: $0, beyond: spacing).first?.other.why },
      violations: { harness in
        PlacedElement.gaps(in: harness, beyond: spacing).map { one, other, gap in
          "between \(one.words) and \(other.words) are \(NumberText.text(gap)) points, and not "
            + NumberText.text(spacing)
        }
      })
  }

  /// Every element lies in its collection view's content.
  ///
  /// Pinned elements and those of orthogonal sections do so across the view's direction only.
  public static let insideContent = LayoutCheck(
    "inside the content", advice: { PlacedElement.outside(of: $0).first?.one.why },
    violations: { harness in
      PlacedElement.outside(of: harness).map { one, content in
        "\(one.words) leaves the content, \(NumberText.frame(content))"
      }
    })

  /// The labels of cells, headers and footers lie in them.
  ///
  /// - Complexity: O(n) in the number of views.
  public static let labelsInside = LayoutCheck(
    "labels inside their cells",
    advice: { _ in
      """
      Pin the label to the edges of its cell and let it wrap, or let the layout estimate the cell's \
      size, so that the cell grows with its label.
      """
    },
    violations: { harness in
      let pixel = 1 / harness.scale
      return harness.collectionViews.flatMap { view in
        ViewReader.outsideLabels(in: view, tolerance: pixel)
      }
    })
}
