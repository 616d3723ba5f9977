// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Set operations on the interiors of paths. Open subpaths count as closed; the results consist of subpaths
// that do not cross, with holes in the opposite direction, so that both fill rules fill them alike.
extension CGPath {
  /// Returns the outline of the interior of this path, without crossings.
  ///
  /// - Complexity: O(*n*²) in the number of pieces into which crossings divide the elements, as for the
  ///   methods with another path.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(nil, rule) { first, _ in first }
  }

  /// Returns the outline of the union of both interiors.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 || $1 }
  }

  /// Returns the outline of the intersection of both interiors.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && $1 }
  }

  /// Returns the outline of the interior of this path without that of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && !$1 }
  }

  /// Returns the outline of the area that is inside exactly one of the paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(other, rule) { $0 != $1 }
  }

  /// Returns the parts of this path's lines that are inside the other path, as open subpaths.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, inside: true)
  }

  /// Returns the parts of this path's lines that are not inside the other path, as open subpaths.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, inside: false)
  }

  /// Returns whether the interiors intersect.
  public func intersects(_ path: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(path.boundingBox) else { return false }
    return !intersection(path, using: rule).isEmpty
  }

  /// Returns a path for each connected component of the interior, with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let region = PathRegion(shape, nil, isEvenOdd: rule == .evenOdd)
    return PathRegion.groups(region.loops { first, _ in first }).map {
      CGPath(region.shape(of: $0))
    }
  }

  /// Returns the path with curves replaced by lines that deviate by at most `threshold` points.
  ///
  /// A curve is replaced by at most 512 lines, and by a single one if `threshold` is not positive.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    var flat = PathShape()
    for element in shape.elements {
      switch element {
      case .move(let point): flat.move(to: point)
      case .line(let point): flat.addLine(to: point)
      case .close: flat.close()
      case .curve(let first, let second, let to):
        let source = PathRegion.Source.curve(flat.currentPoint ?? .zero, first, second, to)
        let steps = source.steps(within: Double(threshold))
        for step in 1..<max(1, steps) {
          flat.addLine(to: source.point(at: Double(step) / Double(steps)))
        }
        flat.addLine(to: to)
      }
    }
    return CGPath(flat)
  }

  private func combined(
    _ other: CGPath?, _ rule: CGPathFillRule, _ inside: PathRegion.Rule
  ) -> CGPath {
    let region = PathRegion(shape, other?.shape, isEvenOdd: rule == .evenOdd)
    return CGPath(region.shape(of: region.loops(inside)))
  }

  private func lines(of other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
    let region = PathRegion(
      shape, other.shape, isEvenOdd: rule == .evenOdd, closesFirst: false)
    return CGPath(region.lines(inside: inside))
  }
}
