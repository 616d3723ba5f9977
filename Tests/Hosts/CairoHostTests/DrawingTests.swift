// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct DrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func canvas() throws -> Canvas {
    try Canvas(view.displayNode(), width: 100, height: 100)
  }

  private func gradient(_ type: CAGradientLayerType, _ end: CGPoint) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.type = type
    layer.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = end
    view.layer.addSublayer(layer)
    return layer
  }

  private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= 6 }
  }

  @Test func `an axial gradient goes from its start to its end`() throws {
    _ = gradient(.axial, CGPoint(x: 1, y: 0))
    let canvas = try canvas()
    expect(isNear(canvas[0, 50], [255, 0, 0, 255]))
    expect(isNear(canvas[50, 5], [128, 0, 128, 255]))
    expect(isNear(canvas[99, 50], [0, 0, 255, 255]))
  }

  @Test func `a radial gradient goes outwards to its ellipse and stays beyond`() throws {
    _ = gradient(.radial, CGPoint(x: 1, y: 0.75))
    let canvas = try canvas()
    expect(isNear(canvas[50, 50], [252, 0, 3, 255]))
    expect(isNear(canvas[75, 50], [128, 0, 128, 255]))
    expect(isNear(canvas[50, 62], [128, 0, 128, 255]))
    expect(isNear(canvas[50, 90], [0, 0, 255, 255]))
  }

  @Test func `a conic gradient goes around, from the direction of its end`() throws {
    _ = gradient(.conic, CGPoint(x: 1, y: 0.5))
    let canvas = try canvas()
    expect(isNear(canvas[95, 51], [255, 0, 1, 255]))
    expect(isNear(canvas[5, 50], [128, 0, 128, 255]))
    expect(isNear(canvas[50, 95], [191, 0, 64, 255]))
    expect(isNear(canvas[95, 48], [0, 0, 255, 255]))
  }

  @Test func `a shape is filled and has a line as long as it says`() throws {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
    layer.fillColor = UIColor.green.cgColor
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 4
    layer.strokeEnd = 0.25
    view.layer.addSublayer(layer)
    let canvas = try canvas()
    expect(canvas[50, 50], equals: [0, 255, 0, 255])
    expect(canvas[50, 19], equals: [255, 0, 0, 255])
    expect(canvas[81, 50], equals: [0, 0, 0, 0])
    expect(canvas[78, 50], equals: [0, 255, 0, 255])
  }

  @Test func `hostile paths paint nothing and spoil nothing`() throws {
    let hostile = CAShapeLayer()
    hostile.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)).cgPath
    hostile.lineDashPattern = [-1, 0]
    hostile.strokeColor = UIColor.red.cgColor
    let dashed = CAShapeLayer()
    dashed.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
    dashed.fillColor = nil
    dashed.strokeColor = UIColor.red.cgColor
    dashed.lineWidth = 4
    dashed.lineDashPattern = [0, 0]
    view.layer.addSublayer(hostile)
    view.layer.addSublayer(dashed)
    let canvas = try canvas()
    expect(canvas[25, 1], equals: [255, 0, 0, 255])
    expect(canvas[25, 25], equals: [0, 0, 0, 0])
  }

  @Test func `gradients and shapes are written as SVG too`() {
    _ = gradient(.axial, CGPoint(x: 1, y: 1))
    _ = gradient(.radial, CGPoint(x: 1, y: 1))
    let text = SVGPainter().svg(of: view.displayNode(), size: view.bounds.size)
    expect(text.contains("<linearGradient"))
    expect(text.contains("<radialGradient"))
    expect(text.contains("<stop offset=\"1\" stop-color=\"#0000ff\"/>"))
  }
}

#endif
