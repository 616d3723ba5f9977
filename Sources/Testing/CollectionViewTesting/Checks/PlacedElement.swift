// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

/// An element of a collection view that a rule checks.
@MainActor
struct PlacedElement {
  let element: RealizedElement
  let view: UICollectionView

  /// The element's name and frame, as in `cell 0.3 (16, 40, 100, 72)`.
  var words: String { "\(element.name) \(NumberText.frame(element.frame))" }

  /// The terms that make up a cell's frame, in the form of `mullion why`; `nil` for other elements, or if
  /// there are none.
  var why: String? {
    guard element.kind == .cell else { return nil }
    return LayoutLinter.explanation(ofItemAt: element.indexPath, in: view).map { "why: \($0)" }
  }

  /// Returns the visible cells of each collection view of `harness`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  private static func cells(of harness: CollectionViewHarness) -> [[PlacedElement]] {
    harness.collectionViews.map { view in
      ViewReader.places(of: view).filter { $0.kind == .cell }
        .map { PlacedElement(element: $0, view: view) }
    }
  }

  /// Returns the pairs of cells that overlap by more than half a pixel, with their intersections.
  ///
  /// - Complexity: O(*n*²) in the number of visible cells.
  static func overlaps(
    in harness: CollectionViewHarness
  ) -> [(one: PlacedElement, other: PlacedElement, shared: CGRect)] {
    let pixel = 1 / harness.scale
    var found: [(one: PlacedElement, other: PlacedElement, shared: CGRect)] = []
    for all in cells(of: harness) {
      let cells = all.filter { !$0.element.isHidden }
      let sides = cells.map { ElementSides($0.element) }
      for index in sides.indices {
        for other in sides[(index + 1)...].indices
        where sides[index].overlaps(sides[other], by: pixel / 2) {
          let shared = cells[index].element.frame.intersection(cells[other].element.frame)
          found.append((cells[index], cells[other], shared))
        }
      }
    }
    return found
  }

  /// Returns the pairs of neighbours that are more than `spacing` and a pixel apart, with their distances.
  ///
  /// - Complexity: O(*n*²) in the number of visible cells.
  static func gaps(
    in harness: CollectionViewHarness, beyond spacing: CGFloat
  ) -> [(one: PlacedElement, other: PlacedElement, gap: CGFloat)] {
    let room = spacing + 1 / harness.scale + 0.001
    var found: [(one: PlacedElement, other: PlacedElement, gap: CGFloat)] = []
    for cells in cells(of: harness) {
      let sides = cells.map { ElementSides($0.element) }
      for index in cells.indices {
        for edge in NeighbourEdge.allCases {
          guard let (other, gap) = edge.neighbour(of: index, among: sides), gap > room
          else { continue }
          found.append((cells[index], cells[other], gap))
        }
      }
    }
    return found
  }

  /// Returns the elements that leave the content of their collection view by more than a pixel, with the
  /// content's rectangle.
  ///
  /// Decoration views and the elements of orthogonal sections are not included.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  static func outside(
    of harness: CollectionViewHarness
  ) -> [(one: PlacedElement, content: CGRect)] {
    let pixel = 1 / harness.scale
    var found: [(one: PlacedElement, content: CGRect)] = []
    for view in harness.collectionViews {
      let content = CGRect(
        origin: .zero,
        size: CGSize(
          width: max(view.contentSize.width, view.bounds.width),
          height: max(view.contentSize.height, view.bounds.height)))
      let elements = ViewReader.places(of: view).filter {
        view.collectionViewLayout.orthogonalArea(ofSection: $0.indexPath.first ?? 0) == nil
          && !$0.isDecoration
      }
      for element in elements
      where !content.insetBy(dx: -pixel, dy: -pixel).contains(element.frame) {
        found.append((PlacedElement(element: element, view: view), content))
      }
    }
    return found
  }
}
