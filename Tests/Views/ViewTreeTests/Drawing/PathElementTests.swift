// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of path elements, and of paths that are composed of other paths.
@MainActor
struct PathElementTests {
  private func pieces(_ path: CGPath) -> [String] {
    var pieces: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func text(_ count: Int) -> String {
        (0..<count).map { "\(points[$0].x.rounded()),\(points[$0].y.rounded())" }
          .joined(separator: " ")
      }
      switch element.pointee.type {
      case .moveToPoint: pieces.append("move \(text(1))")
      case .addLineToPoint: pieces.append("line \(text(1))")
      case .addQuadCurveToPoint: pieces.append("quad \(text(2))")
      case .addCurveToPoint: pieces.append("curve \(text(3))")
      case .closeSubpath: pieces.append("close")
      }
    }
    return pieces
  }

  @Test func `a path tells its pieces in their order`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    expect(
      pieces(path),
      equals: ["move 1.0,2.0", "line 3.0,4.0", "curve 5.0,6.0 7.0,8.0 9.0,9.0", "close"])
    var count = 0
    withUnsafeMutablePointer(to: &count) { counted in
      path.apply(info: UnsafeMutableRawPointer(counted)) { info, element in
        if element.pointee.type != .closeSubpath {
          info?.assumingMemoryBound(to: Int.self).pointee += 1
        }
      }
    }
    expect(count, equals: 3)
    expect(CGPathElementType.closeSubpath.rawValue, equals: 4)
  }

  @Test func `a rectangle is known as one, whichever way round`() {
    var rect = CGRect.zero
    let given = CGRect(x: 2, y: 3, width: 10, height: 20)
    expect(CGPath(rect: given, transform: nil).isRect(&rect) && rect == given)
    expect(UIBezierPath(rect: given).reversing().cgPath.isRect(nil))
    expect(!CGPath(ellipseIn: given, transform: nil).isRect(nil))
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    expect(!line.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    expect(!CGPath(rect: given, transform: &turn).isRect(nil))
  }

  @Test func `a corner is rounded by an arc that touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    let drawn = pieces(path)
    expect(drawn.prefix(2) == ["move 0.0,0.0", "line 5.0,0.0"] && drawn.count == 3)
    expect(drawn.last?.hasSuffix(" 10.0,5.0"), equals: true)
    // 5 - 5 / sqrt(2) from the corner's lines, half way round.
    expect(path.contains(CGPoint(x: 7, y: 1)) && !path.contains(CGPoint(x: 9.5, y: 0.5)))
    path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 5)
    expect(path.currentPoint, equals: CGPoint(x: 10, y: 8))
  }

  @Test func `a corner of a path is rounded on the other side as well, in mapped coordinates`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: -5), radius: 2,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y + 4) < 1e-6)
    let empty = CGMutablePath()
    empty.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 1)
    expect(empty.currentPoint, equals: CGPoint(x: 3, y: 4))
  }

  @Test func `a path is run through backwards`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addCurve(
      to: CGPoint(x: 8, y: 8), controlPoint1: CGPoint(x: 5, y: 1),
      controlPoint2: CGPoint(x: 7, y: 2))
    path.lineWidth = 3
    let back = path.reversing()
    expect(
      pieces(back.cgPath),
      equals: ["move 8.0,8.0", "curve 7.0,2.0 5.0,1.0 4.0,0.0", "line 0.0,0.0"])
    expect(back.lineWidth, equals: 3)
    expect(pieces(back.reversing().cgPath), equals: pieces(path.cgPath))
  }

  @Test func `dashes leave strokes of a path, and a line along it has an outline`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 0, lengths: [4, 2])
    expect(
      pieces(dashed), equals: ["move 0.0,0.0", "line 4.0,0.0", "move 6.0,0.0", "line 10.0,0.0"])
    expect(path.copy(dashingWithPhase: 0, lengths: []), equals: path)
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(translationX: 0, y: 5))
    expect(outline.boundingBox, equals: CGRect(x: 0, y: 3, width: 10, height: 4))
    expect(outline.contains(CGPoint(x: 5, y: 6.5)))
  }

  @Test func `a path tells its dashes`() {
    let path = UIBezierPath()
    path.setLineDash([3, 1], count: 2, phase: 0.5)
    var (count, phase): (Int, CGFloat) = (0, 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    expect(lengths == [3, 1] && phase == 0.5)
  }

  @Test func `colours tell their spaces, and become others`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    expect(red.colorSpace == CGColorSpaceCreateDeviceRGB() && red.numberOfComponents == 4)
    let grey = try #require(
      red.converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    expect(grey.components == [0.299, 0.5] && grey.numberOfComponents == 2)
    expect(grey.colorSpace, equals: CGColorSpaceCreateDeviceGray())
    expect([red, grey].map { $0.colorSpace?.model }, equals: [.rgb, .monochrome])
    let back = try #require(
      grey.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil))
    expect(back.components == [0.299, 0.299, 0.299, 0.5] && back == grey)
    expect(grey.copy(alpha: 1)?.components, equals: [0.299, 1])
    expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.2, 1]),
      equals: CGColor(gray: 0.2, alpha: 1))
  }

  @Test func `a map of space is taken back`() {
    let map = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 0, 1, 1)
    let both = CATransform3DConcat(map, CATransform3DInvert(map))
    expect(abs(both.m11 - 1) < 1e-9 && abs(both.m41) < 1e-9 && abs(both.m23) < 1e-9)
    let flat = CATransform3DMakeScale(1, 0, 1)
    expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
