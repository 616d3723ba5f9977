// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension CGPath {
  /// The outline of a line along the path as `transform` maps it.
  ///
  /// Its parts overlap, so that it has to be filled with the winding rule.
  ///
  /// - Complexity: O(n) in the number of pieces; a curve counts for 24.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    style.width = lineWidth
    (style.cap, style.join, style.miterLimit) = (lineCap, lineJoin, miterLimit)
    return CGPath(shape.applying(transform).stroked(style))
  }

  /// The strokes that dashes leave of the path as `transform` maps it, as lines.
  ///
  /// `lengths` are those of strokes, gaps in turn, in points; the path begins `phase` points into them. Lengths that are negative or
  /// nothing leave all of it.
  ///
  /// - Complexity: O(n) in the number of pieces, of dashes; a curve counts for 24.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(shape.applying(transform).dashed(LineDashes(lengths, phase: phase)))
  }
}
