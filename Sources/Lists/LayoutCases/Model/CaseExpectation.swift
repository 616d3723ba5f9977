// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The expected result of a case's layout.
package struct CaseExpectation: Sendable {
  /// The elements that the expected frames include.
  package enum Elements: String, Sendable, CaseIterable {
    /// All elements that the layout returns for the whole content.
    case all
    /// The elements that intersect the visible bounds.
    case visible
    /// The elements passed to the visible-items handler.
    case handler
    /// The elements listed in the case, requested one by one.
    case listed
  }

  /// The expected frame of an element.
  package struct Frame: Sendable {
    /// "cell", or the kind of a supplementary or decoration view.
    package var kind: String
    /// The index of the section; `nil` if the element may be in any section.
    package var section: Int?
    /// The index of the item; `Int.max` for a boundary item of the layout.
    package var item: Int
    /// The left edge, in content coordinates.
    package var x: CGFloat
    /// The top edge, in content coordinates.
    package var y: CGFloat
    /// The width; `nil` if it was clipped and is not compared.
    package var width: CGFloat?
    /// The height; `nil` if it was clipped and is not compared.
    package var height: CGFloat?
    /// The z-index; `nil` if it is not compared.
    package var zIndex: Int?
  }

  /// The expected cells of a rectangle query.
  package struct RectangleQuery: Sendable {
    /// The rectangle, in content coordinates.
    package var rect: CGRect
    /// The cells as "section.item".
    package var cells: [String]
  }

  /// The expected resting offsets of sections.
  package struct Settle: Sendable {
    /// The requested offsets.
    package var requested: [CGFloat]
    /// The resulting offsets, by section.
    package var results: [Int: [CGFloat]]
  }

  /// The content size; `nil` if it is not compared.
  package var contentSize: CGSize?
  /// The expected frames.
  package var frames: [Frame]
  /// The elements that the expected frames include.
  package var elements: Elements
  /// Whether an element that is not expected is a difference.
  package var isComplete: Bool
  /// The tolerance of numbers, in points.
  package var tolerance: CGFloat
  /// The rounding to pixels of the recorded system.
  package var rounding: PixelGrid.Rounding
  /// The rectangle queries with their expected cells.
  package var elementsInRect: [RectangleQuery]
  /// The resting offsets of sections; `nil` if they are not compared.
  package var settle: Settle?
  /// The values of a list section; `nil` if they are not compared.
  package var section: JSONValue?
}
