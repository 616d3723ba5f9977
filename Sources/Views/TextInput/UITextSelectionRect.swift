// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// One of the rectangles that a range of a text covers.
///
/// Subclasses override the properties; the rectangle of this class is empty.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinate space of the text input, in points.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the range.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the range.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
  /// The transform from ``rect`` to its displayed corners.
  open var transform: CGAffineTransform { .identity }
}
