// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
package import MullionCollectionGeometry

/// Vector drawing as hosts paint it: steps one above the other, mapped and clipped together.
package struct Drawing: Hashable, Sendable {
  /// What a shape is painted with.
  package enum Paint: Hashable, Sendable {
    case color(DisplayColor)
    case gradient(DisplayGradient)
  }

  /// How a line is drawn along a path.
  package struct Line: Hashable, Sendable {
    /// In points.
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    /// Lengths of strokes and gaps, in points; empty: no gaps.
    package var dashes: [CGFloat] = []
    /// Where in the dashes the line begins, in points.
    package var dashPhase: CGFloat = 0

    /// A line of one point.
    package init() {}
  }

  /// One thing that is painted.
  package indirect enum Step: Hashable, Sendable {
    case fill(PathShape, isEvenOdd: Bool, Paint)
    case stroke(PathShape, Line, DisplayColor)
    case command(DrawCommand)
    case drawing(Drawing)
  }

  /// Maps the drawing's coordinates to those it is in.
  package var transform: CGAffineTransform
  /// The path that the drawing is clipped to, in its coordinates; nil: none.
  package var clip: PathShape?
  package var clipIsEvenOdd = false
  package var steps: [Step]
  /// Opacity of the steps together, from 0 to 1.
  package var alpha: CGFloat = 1
  /// How the steps go together with what is below.
  package var blend = CGBlendMode.normal
  /// The shadow of the steps together; nil: none.
  package var shadow: DrawingShadow?
  /// What is seen of the steps is seen where these are opaque; none: everywhere.
  package var mask: [Step] = []
  /// Whether the steps are put together apart from what is below, and laid on it then.
  package var isIsolated = false
  /// Whether pixels that an edge cuts are painted in part; else they are painted or not.
  package var hasSmoothEdges = true

  /// A drawing of the given steps.
  package init(
    transform: CGAffineTransform = .identity, clip: PathShape? = nil, steps: [Step] = []
  ) {
    self.transform = transform
    self.clip = clip
    self.steps = steps
  }

  /// Where the drawing paints, in the coordinates it is in; null when there is nothing.
  ///
  /// Text is left out: hosts measure it.
  ///
  /// - Complexity: O(n) in the number of pieces.
  package func extent(of command: (DrawCommand) -> CGRect) -> CGRect {
    var area = CGRect.null
    for step in steps {
      switch step {
      case .fill(let path, _, _): area = area.union(path.controlBox)
      case .stroke(let path, let line, _):
        let sharp = line.join == .miter ? max(1, line.miterLimit) : 1.5
        let reach = line.width / 2 * min(sharp, 10)
        area = area.union(path.controlBox.insetBy(dx: -reach, dy: -reach))
      case .command(let inner): area = area.union(command(inner))
      case .drawing(let inner): area = area.union(inner.extent(of: command))
      }
    }
    if let shadow, !area.isNull { area = area.union(shadow.area(of: area)) }
    if let clip { area = area.intersection(clip.controlBox) }
    return area.isNull ? area : area.applying(transform)
  }
}
