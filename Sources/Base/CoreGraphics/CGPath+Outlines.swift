// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension CGPath {
  /// Returns the outline of a stroke along the path transformed by `transform`.
  ///
  /// Its parts overlap, so that it has to be filled with the winding rule.
  ///
  /// - Complexity: O(*n*) in the number of elements; a curve counts for 24.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    style.width = lineWidth
    (style.cap, style.join, style.miterLimit) = (lineCap, lineJoin, miterLimit)
    return CGPath(shape.applying(transform).stroked(style))
  }

  /// Returns the dashes of the path transformed by `transform`.
  ///
  /// - Parameters:
  ///   - phase: The distance into the dash pattern at which the path begins, in points.
  ///   - lengths: The alternating lengths of dashes and gaps in points; without gaps if one is negative or
  ///     all are zero.
  ///   - transform: The transform of the path.
  /// - Returns: The dashes as lines; the transformed path itself if the pattern has no gaps.
  /// - Complexity: O(*n*) in the number of elements and dashes; a curve counts for 24.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(shape.applying(transform).dashed(LineDashes(lengths, phase: phase)))
  }
}
