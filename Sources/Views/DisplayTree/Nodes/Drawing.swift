// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
package import MullionCollectionGeometry

/// A vector drawing for hosts: painting steps with a common transform and clip.
package struct Drawing: Hashable, Sendable {
  /// The paint of a shape.
  package enum Paint: Hashable, Sendable {
    case color(DisplayColor)
    case gradient(DisplayGradient)
  }

  /// The style of a line along a path.
  package struct Line: Hashable, Sendable {
    /// The width, in points.
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    package var dashes: [CGFloat] = []
    /// The offset into the dash pattern at the start of the line, in points.
    package var dashPhase: CGFloat = 0

    /// Creates a solid line of one point.
    package init() {}
  }

  /// A painting step.
  package indirect enum Step: Hashable, Sendable {
    case fill(PathShape, isEvenOdd: Bool, Paint)
    case stroke(PathShape, Line, DisplayColor)
    case command(DrawCommand)
    case drawing(Drawing)
  }

  /// The transform from the drawing's coordinate space to the enclosing one.
  package var transform: CGAffineTransform
  /// The clipping path, in the drawing's coordinate space, or `nil` if there is none.
  package var clip: PathShape?
  package var clipIsEvenOdd = false
  package var steps: [Step]
  /// The opacity of the steps as a group, from 0 to 1.
  package var alpha: CGFloat = 1
  /// The blend mode of the steps with the content below.
  package var blend = CGBlendMode.normal
  /// The shadow of the steps as a group, or `nil` if there is none.
  package var shadow: DrawingShadow?
  /// The mask, whose opacity determines the visible parts of the steps; empty for no mask.
  package var mask: [Step] = []
  /// Whether the steps are composited as a group before being blended with the content below.
  package var isIsolated = false
  /// Whether edges are antialiased.
  package var hasSmoothEdges = true

  /// Creates a drawing of the given steps.
  package init(
    transform: CGAffineTransform = .identity, clip: PathShape? = nil, steps: [Step] = []
  ) {
    self.transform = transform
    self.clip = clip
    self.steps = steps
  }

  /// Returns the approximate area that the drawing paints, in the enclosing coordinate space; null if it is
  /// empty.
  ///
  /// - Parameter command: A closure that returns the area that a command paints, in the coordinate space of
  ///   the drawing that contains it; null to leave the command out, as for text that has to be measured.
  /// - Returns: The approximate area that the drawing paints, in the enclosing coordinate space; null if it
  ///   is empty.
  /// - Complexity: O(*n*) in the number of steps, including those of inner drawings, and of the elements of
  ///   their paths.
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
