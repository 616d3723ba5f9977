// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How a line is drawn along a path.
///
/// Package: contexts make the outline of a line.
package struct StrokeStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat = 1
  /// How it ends.
  package var cap = CGLineCap.butt
  /// How its parts meet.
  package var join = CGLineJoin.miter
  /// How far a corner may reach beyond the line, in widths.
  package var miterLimit: CGFloat = 10
  /// Lengths of strokes and gaps, in points; empty: no gaps.
  package var dashes: [CGFloat] = []
  /// Where in the dashes the line begins, in points.
  package var dashPhase: CGFloat = 0

  /// A line of one point.
  package init() {}
}
