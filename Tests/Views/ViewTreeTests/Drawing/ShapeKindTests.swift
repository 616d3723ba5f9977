// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of line caps and joins, fill rules, and rounded corners.
@MainActor
@Suite("Kinds of shapes")
struct ShapeKindTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let shape = CAShapeLayer()

  init() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30)))
    shape.path = path.cgPath
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    view.layer.addSublayer(shape)
  }

  private var svg: String {
    SVGPainter().svg(of: view.displayNode(), size: view.bounds.size)
  }

  @Test func `what an odd number of crossings leads to is inside, when asked for`() {
    expect(!svg.contains("evenodd"))
    shape.fillRule = .evenOdd
    expect(svg.contains("evenodd"))
  }

  @Test func `lines end and turn as they are told`() {
    for (cap, word) in [(CAShapeLayerLineCap.round, "round"), (.square, "square")] {
      shape.lineCap = cap
      expect(svg.contains("stroke-linecap=\"\(word)\""))
    }
    for (join, word) in [(CAShapeLayerLineJoin.round, "round"), (.bevel, "bevel")] {
      shape.lineJoin = join
      expect(svg.contains("stroke-linejoin=\"\(word)\""))
    }
    shape.lineCap = .butt
    shape.lineJoin = .miter
    expect(!svg.contains("stroke-linecap=\"round\""))
    expect(!svg.contains("stroke-linejoin=\"bevel\""))
  }

  @Test func `only the corners that are named are round`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let corners = [(1, 1), (39, 1), (1, 39), (39, 39)].map { CGPoint(x: $0.0, y: $0.1) }
    expect(corners.map(path.contains), equals: [false, true, true, false])
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 10, height: 10))
    expect(corners.map(all.contains), equals: [false, false, false, false])
  }
}
