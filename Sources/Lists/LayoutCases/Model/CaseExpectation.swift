// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// What is to be found in a case's layout.
package struct CaseExpectation: Sendable {
  /// Which elements the expected frames are of.
  package enum Elements: String, Sendable, CaseIterable {
    /// Everything the layout answers for the whole content.
    case all
    /// What meets the visible bounds.
    case visible
    /// What the visible-items handler was given.
    case handler
    /// Elements asked one by one.
    case listed
  }

  /// An element's expected place.
  package struct Frame: Sendable {
    /// "cell", or the kind of a supplementary or decoration view.
    package var kind: String
    /// The section; `nil` when some section has it.
    package var section: Int?
    /// The item; `Int.max` for a boundary item of the layout.
    package var item: Int
    /// The left edge.
    package var x: CGFloat
    /// The top edge.
    package var y: CGFloat
    /// The width; `nil` when it was cut and is not compared.
    package var width: CGFloat?
    /// The height; `nil` when it was cut and is not compared.
    package var height: CGFloat?
    /// The order; `nil` when it is not compared.
    package var zIndex: Int?
  }

  /// The cells that a rectangle query answers.
  package struct RectangleQuery: Sendable {
    /// The rectangle, in content coordinates.
    package var rect: CGRect
    /// The cells as "section.item".
    package var cells: [String]
  }

  /// Where sections come to rest.
  package struct Settle: Sendable {
    /// The offsets that are set.
    package var requested: [CGFloat]
    /// The offsets that follow, by section.
    package var results: [Int: [CGFloat]]
  }

  /// The content's size; `nil` when it is not compared.
  package var contentSize: CGSize?
  /// The expected frames.
  package var frames: [Frame]
  /// Which elements they are of.
  package var elements: Elements
  /// Whether nothing else exists.
  package var isComplete: Bool
  /// How far numbers may differ, in points.
  package var tolerance: CGFloat
  /// How the recorded system snapped to pixels.
  package var rounding: PixelGrid.Rounding
  /// Rectangle queries.
  package var elementsInRect: [RectangleQuery]
  /// Where sections come to rest; `nil` when it is not compared.
  package var settle: Settle?
  /// Values of a list section; `nil` when it is not compared.
  package var section: JSONValue?
}
