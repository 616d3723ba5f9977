// SPDX-License-Identifier: Apache-2.0

import CollectionViews
public import Foundation
import UIKit

extension LayoutCheck {
  /// No two cells of one collection view cover each other by more than half a pixel.
  ///
  /// - Complexity: O(n²) in the number of visible cells.
  public static let noOverlap = LayoutCheck("no overlap") { harness in
    let pixel = 1 / harness.scale
    return harness.collectionViews.flatMap { view in
      let cells = ViewReader.elements(of: view).filter { $0.kind == .cell && !$0.isHidden }
      return cells.indices.flatMap { first in
        cells[(first + 1)...].compactMap { other -> String? in
          let shared = cells[first].frame.intersection(other.frame)
          guard shared.width > pixel / 2, shared.height > pixel / 2 else { return nil }
          return "\(cells[first].name) and \(other.name) share "
            + NumberText.rect(shared)
        }
      }
    }
  }

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
    LayoutCheck("no gap beyond a pixel") { harness in
      let room = spacing + 1 / harness.scale + 0.001
      return harness.collectionViews.flatMap { view in
        let cells = ViewReader.elements(of: view).filter { $0.kind == .cell }
        return cells.flatMap { cell in
          NeighbourEdge.allCases.compactMap { edge -> String? in
            guard let (other, gap) = edge.neighbour(of: cell, among: cells), gap > room else {
              return nil
            }
            return "between \(cell.name) and \(other.name) are "
              + "\(NumberText.text(gap)) points, and not \(NumberText.text(spacing))"
          }
        }
      }
    }
  }

  /// Every element lies in its collection view's content.
  ///
  /// Pinned elements and those of orthogonal sections do so across the view's direction only.
  public static let insideContent = LayoutCheck("inside the content") { harness in
    let pixel = 1 / harness.scale
    return harness.collectionViews.flatMap { view in
      let content = CGRect(
        origin: .zero,
        size: CGSize(
          width: max(view.contentSize.width, view.bounds.width),
          height: max(view.contentSize.height, view.bounds.height)))
      let elements = ViewReader.elements(of: view).filter {
        view.collectionViewLayout.orthogonalArea(ofSection: $0.indexPath.first ?? 0) == nil
          && !$0.isDecoration
      }
      return elements.compactMap { element -> String? in
        guard !content.insetBy(dx: -pixel, dy: -pixel).contains(element.frame) else { return nil }
        return "\(element.name) at \(NumberText.rect(element.frame)) leaves the content, "
          + NumberText.rect(content)
      }
    }
  }

  /// The labels of cells, headers and footers lie in them.
  ///
  /// - Complexity: O(n) in the number of views.
  public static let labelsInside = LayoutCheck("labels inside their cells") { harness in
    let pixel = 1 / harness.scale
    return harness.collectionViews.flatMap { view in
      ViewReader.outsideLabels(in: view, tolerance: pixel)
    }
  }
}
