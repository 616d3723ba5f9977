// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension LayoutCheck {
  /// The rule that no element overlaps another by more than half a pixel: no cell over another cell of its
  /// collection view, no text or image over a text, no control over a part of another.
  ///
  /// Only elements that move together are compared: the texts of one cell, of one bar, of one scroll view's
  /// content. A text has the size of its lines, not of its label. A text on an image, a control inside a
  /// larger one, and an element that is fully hidden behind an opaque one are permitted.
  ///
  /// - Complexity: O(*n*²) in the number of visible cells and views, and O(*n*) more for each pair that
  ///   overlaps.
  public static let noOverlap = LayoutCheck(
    "no overlap", advice: { PlacedElement.overlaps(in: $0).first?.other.why },
    violations: { harness in
      let cells = PlacedElement.overlaps(in: harness).map { one, other, shared in
        "\(one.words) and \(other.words) share \(NumberText.frame(shared))"
      }
      let screen = PaintedScreen(harness.surface)
      return cells
        + screen.overlaps(pixel: 1 / harness.scale).map { one, other, shared in
          "\(other.words) lies over \(one.words), they share \(NumberText.frame(shared))"
        }
    })

  /// Returns the rule that neighbouring cells of a section are at most `spacing` points plus one pixel apart.
  ///
  /// Neighbours are cells without another cell between them, to the right or below. Cells that are too close
  /// are reported by ``noOverlap``.
  ///
  /// - Parameter spacing: the spacing in the layout's description, in points.
  /// - Returns: the rule.
  /// - Complexity: O(*n*²) in the number of visible cells.
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

  /// The rule that every element lies in the content of its collection view, or in the view's bounds if they
  /// are larger, with a tolerance of one pixel.
  ///
  /// Decoration views and the elements of orthogonal sections are not checked.
  public static let insideContent = LayoutCheck(
    "inside the content", advice: { PlacedElement.outside(of: $0).first?.one.why },
    violations: { harness in
      PlacedElement.outside(of: harness).map { one, content in
        "\(one.words) leaves the content, \(NumberText.frame(content))"
      }
    })

  /// The rule that labels lie in their containers, with a tolerance of one pixel: in the nearest control,
  /// scrolled content, or view that clips or has a background or a border, or else on the screen; labels of
  /// cells, headers and footers in these as well.
  ///
  /// Labels that lie wholly outside of a container other than a list element are ignored.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public static let labelsInside = LayoutCheck(
    "labels inside their containers",
    advice: { _ in
      """
      Constrain the label to the edges of its container and set numberOfLines = 0; use an estimated \
      size for a cell in the layout, so that the cell grows with its label.
      """
    },
    violations: { harness in
      let pixel = 1 / harness.scale
      let inLists = harness.collectionViews.flatMap { view in
        ViewReader.outsideLabels(in: view, tolerance: pixel)
      }
      return inLists + LabelBounds.sentences(under: harness.view, tolerance: pixel)
    })
}
