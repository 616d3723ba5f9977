// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What is inside of paths. Open parts count as closed; the answers have parts that don't cross, with holes the other way round, so
// that both rules fill them alike.
extension CGPath {
  /// The path around what is inside of this one, without crossings.
  ///
  /// - Complexity: O(n²) in the number of pieces at worst; so are the methods that take another path.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(nil, rule) { first, _ in first }
  }

  /// The path around what is inside of this one, of the other, or of both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 || $1 }
  }

  /// The path around what is inside of both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && $1 }
  }

  /// The path around what is inside of this one and not of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && !$1 }
  }

  /// The path around what is inside of one of them, and not of both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(other, rule) { $0 != $1 }
  }

  /// The parts of this path's lines that are inside of the other; they stay open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, inside: true)
  }

  /// The parts of this path's lines that are not inside of the other; they stay open.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, inside: false)
  }

  /// Whether something is inside of both.
  public func intersects(_ path: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(path.boundingBox) else { return false }
    return !intersection(path, using: rule).isEmpty
  }

  /// Paths for the parts of what is inside that don't hang together, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let region = PathRegion(shape, nil, isEvenOdd: rule == .evenOdd)
    return PathRegion.groups(region.loops { first, _ in first }).map {
      CGPath(region.shape(of: $0))
    }
  }

  /// The path with lines for curves that are at most `threshold` points from them.
  ///
  /// - Complexity: O(n) in the number of lines.
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
