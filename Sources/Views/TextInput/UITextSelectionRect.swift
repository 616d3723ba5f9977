// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// One rectangle of a part of a text, as a text input says where the part is seen.
///
/// Subclasses say all of it; this class itself is an empty place.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Where it is, in the coordinate space of the text input, in points.
  open var rect: CGRect { .zero }
  /// How the text in it is read.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the part begins in it.
  open var containsStart: Bool { false }
  /// Whether the part ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
  /// How its corner points are moved, from ``rect``.
  open var transform: CGAffineTransform { .identity }
}
