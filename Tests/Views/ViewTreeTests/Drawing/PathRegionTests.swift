// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing

/// Tests of path operations (union, intersection, difference), normalization and flattening.
struct PathRegionTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let right = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
  private let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)

  /// Returns the area inside a path, in square points, with curves flattened to fine lines.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, start, here): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    func line(_ to: CGPoint) {
      sum += here.x * to.y - to.x * here.y
      here = to
    }
    path.flattened(threshold: 0.001).applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: (start, here) = (element.points[0], element.points[0])
      case .closeSubpath: line(start)
      default: line(element.points[0])
      }
    }
    return sum / 2
  }

  private func kinds(_ path: CGPath) -> String {
    var kinds = ""
    path.applyWithBlock {
      switch $0.pointee.type {
      case .moveToPoint: kinds += "m"
      case .addLineToPoint: kinds += "l"
      case .addCurveToPoint: kinds += "c"
      case .closeSubpath: kinds += "z"
      default: kinds += "?"
      }
    }
    return kinds
  }

  @Test func `two squares are put together`() {
    expect(area(left.union(right)) == 175 && kinds(left.union(right)) == "mlllllllz")
    expect(area(left.intersection(right)), equals: 25)
    expect(
      left.intersection(right).boundingBox, equals: CGRect(x: 5, y: 5, width: 5, height: 5))
    expect(area(left.subtracting(right)), equals: 75)
    expect(area(left.symmetricDifference(right)), equals: 150)
    expect(left.intersects(right))
  }

  @Test func `what does not meet stays as it is`() {
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10), transform: nil)
    expect(area(left.union(far)) == 200 && left.intersection(far).isEmpty)
    expect(area(left.subtracting(far)) == 100 && !left.intersects(far))
    expect(left.union(far).componentsSeparated().count, equals: 2)
  }

  @Test func `sides that lie on each other are gone`() {
    let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 10), transform: nil)
    expect(area(left.union(beside)), equals: 150)
    expect(left.union(beside).componentsSeparated().count, equals: 1)
    expect(left.intersection(beside).isEmpty && !left.intersects(beside))
    expect(left.symmetricDifference(left).isEmpty && area(left.union(left)) == 100)
  }

  @Test func `a hole goes the other way`() {
    let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    let ring = left.subtracting(inner)
    expect(area(ring), equals: 84)
    expect(!ring.contains(CGPoint(x: 3, y: 3)) && ring.contains(CGPoint(x: 1, y: 1)))
    expect(!ring.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
    let parts = ring.union(
      CGPath(rect: CGRect(x: 3, y: 3, width: 2, height: 2), transform: nil)
    ).componentsSeparated()
    expect(parts.count == 2 && parts.map(area).sorted() == [4, 84])
  }

  @Test func `curves stay curves`() {
    expect(kinds(disc.normalized()), equals: "mccccz")
    let half = disc.intersection(
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil))
    expect(kinds(half).filter { $0 == "c" }.count, equals: 2)
    expect(abs(area(half) - .pi * 50) < 0.2)
    let other = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    let lens = disc.intersection(other)
    expect(!kinds(lens).contains("l"))
    let expected = 200 * (CGFloat.pi / 3 - 3.0.squareRoot() / 4)
    expect(abs(area(lens) - expected) < 0.3)
    expect(abs(area(disc.union(other)) - (200 * .pi - expected)) < 0.5)
  }

  @Test func `a path that crosses itself is made one that does not`() {
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let full = star.normalized()
    let rays = star.normalized(using: .evenOdd)
    expect(full.componentsSeparated().count == 1 && kinds(full) == "mlllllllllz")
    expect(rays.componentsSeparated(using: .evenOdd).count, equals: 5)
    expect(full.contains(CGPoint(x: 50, y: 50)) && !rays.contains(CGPoint(x: 50, y: 50)))
    expect(area(full) > area(rays))
  }

  @Test func `lines are cut where another path is`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let inside = line.lineIntersection(left)
    expect(kinds(inside) == "ml" && inside.boundingBox.minX == 0 && inside.boundingBox.maxX == 10)
    let outside = line.lineSubtracting(left)
    expect(kinds(outside) == "mlml" && outside.boundingBox.minX == -5)
  }

  @Test func `flattened paths have lines near their curves`() {
    let fine = disc.flattened(threshold: 0.01)
    let coarse = disc.flattened(threshold: 1)
    expect(!kinds(fine).contains("c") && kinds(fine).count > kinds(coarse).count)
    expect(abs(area(fine) - .pi * 100) < 0.5)
    expect(left.flattened(threshold: 1), equals: left)
  }

  @Test func `paths of nothing, or of no numbers, have no inside`() {
    let empty = CGMutablePath()
    let bad = CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), transform: nil)
    expect(empty.union(empty).isEmpty && bad.union(bad).isEmpty)
    expect(area(empty.union(left)) == 100 && left.intersection(empty).isEmpty)
    expect(empty.componentsSeparated().isEmpty)
    let huge = CGPath(rect: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30), transform: nil)
    expect(!huge.union(left).isEmpty)
  }

  @Test(arguments: 0..<24)
  func `random polygons agree with points`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func polygon() -> CGPath {
      let path = CGMutablePath()
      for index in 0..<Int.random(in: 3...9, using: &random) {
        // Whole numbers, so that corners meet lines.
        let point = CGPoint(
          x: CGFloat(Int.random(in: 0...12, using: &random)),
          y: CGFloat(Int.random(in: 0...12, using: &random)))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
    let (one, other) = (polygon(), polygon())
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let all = [
        one.union(other, using: rule), one.intersection(other, using: rule),
        one.subtracting(other, using: rule), one.symmetricDifference(other, using: rule),
      ]
      for _ in 0..<60 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...12, using: &random),
          y: CGFloat.random(in: 0...12, using: &random))
        let near: [(CGFloat, CGFloat)] = [(0.01, 0), (-0.01, 0), (0, 0.01), (0, -0.01)]
        // Roundings may move lines a little.
        let isNear = [one, other].contains { path in
          near.contains { x, y in
            path.contains(CGPoint(x: point.x + x, y: point.y + y), using: rule)
              != path.contains(point, using: rule)
          }
        }
        guard !isNear else { continue }
        let (a, b) = (one.contains(point, using: rule), other.contains(point, using: rule))
        expect(all.map { $0.contains(point) }, equals: [a || b, a && b, a && !b, a != b])
        expect(all[0].contains(point), equals: all[0].contains(point, using: .evenOdd))
      }
    }
  }
}
