// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The style of a stroke along a path.
package struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  package var width: CGFloat = 1
  /// The shape of the ends.
  package var cap = CGLineCap.butt
  /// The shape of the corners.
  package var join = CGLineJoin.miter
  /// The maximal ratio of the miter length to the line width; sharper corners are beveled.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points; empty for no gaps.
  package var dashes: [CGFloat] = []
  /// The distance into the dashes at which the line begins, in points.
  package var dashPhase: CGFloat = 0

  /// Creates the style of a line with a width of one point.
  package init() {}
}
