// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct ViewGeometryTests {
  private func expectNear(
    _ a: CGRect, _ b: CGRect, filePath: String = #filePath, line: Int = #line
  ) {
    let parts = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    expect(
      parts.allSatisfy { abs($0) < 0.0001 }, "\(a) \(b)", filePath: filePath, line: line)
  }

  @Test func `a frame is kept as bounds and centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(view.center, equals: CGPoint(x: 60, y: 45))
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 7, height: 9))
  }

  @Test func `the frame of a scaled view is what is seen of it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectNear(view.frame, CGRect(x: -40, y: -5, width: 200, height: 100))
    expect(view.bounds.size, equals: CGSize(width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    expectNear(view.bounds, CGRect(x: 0, y: 0, width: 25, height: 25))
    expectNear(view.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `points and rectangles convert between cousins`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    right.bounds.origin = CGPoint(x: 0, y: 30)
    expect(inner.convert(CGPoint.zero, to: right), equals: CGPoint(x: -185, y: -5))
    expect(right.convert(CGPoint(x: -185, y: -5), to: inner), equals: .zero)
    expect(
      inner.convert(inner.bounds, to: nil), equals: CGRect(x: 15, y: 15, width: 20, height: 20))
    expect(root.convert(inner.bounds, from: inner), equals: inner.convert(inner.bounds, to: root))
  }

  @Test func `views of different hierarchies are as far apart as the frames of their roots say`() {
    let one = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
    let inOne = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    one.addSubview(inOne)
    let two = UIView(frame: CGRect(x: 3, y: 3, width: 100, height: 100))
    let inTwo = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    two.addSubview(inTwo)
    let point = CGPoint(x: 5, y: 5)
    expect(inOne.convert(point, to: inTwo), equals: CGPoint(x: 18, y: 27))
    expect(inTwo.convert(CGPoint(x: 18, y: 27), to: inOne), equals: point)
    expect(inOne.convert(point, to: nil), equals: CGPoint(x: 22, y: 32))
    expect(inOne.convert(CGPoint(x: 22, y: 32), from: nil), equals: point)
    expect(one.convert(point, to: nil), equals: CGPoint(x: 12, y: 12))
    expect(one.convert(CGRect(x: 12, y: 12, width: 1, height: 1), from: nil).origin, equals: point)
  }

  @Test func `in a window places are the window's, wherever that is`() {
    let stage = Stage(UIView())
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    stage.surface.root.addSubview(view)
    stage.surface.root.frame.origin = CGPoint(x: 5, y: 5)
    expect(view.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 10, y: 20))
  }

  @Test func `the direction of content is that of its kind, else that around it`() {
    let ask = UIView.userInterfaceLayoutDirection(for:relativeTo:)
    expect(ask(.unspecified, .rightToLeft), equals: .rightToLeft)
    expect(ask(.playback, .rightToLeft), equals: .leftToRight)
    expect(ask(.forceRightToLeft, .leftToRight), equals: .rightToLeft)
    expect(UIView.userInterfaceLayoutDirection(for: .unspecified), equals: .leftToRight)
  }

  @Test func `conversion goes through turned views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    root.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectNear(turned.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
    let corner = turned.convert(CGPoint.zero, to: root)
    expectNear(
      CGRect(origin: corner, size: .zero), CGRect(x: 175, y: 75, width: 0, height: 0))
  }

  nonisolated private static let resizing: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 140, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 140, height: 70)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 40, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 24.286, y: 10, width: 40, height: 20)),
    (.flexibleTopMargin, CGRect(x: 10, y: 60, width: 40, height: 20)),
    ([], CGRect(x: 10, y: 10, width: 40, height: 20)),
  ]

  @Test(arguments: resizing)
  func `subviews follow as their masks say`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 210, height: 150)
    let frame = child.frame
    expect(abs(frame.minX - expected.minX) < 0.001)
    expect(frame.minY, equals: expected.minY)
    expect(frame.size, equals: expected.size)
  }

  @Test func `a view that fills its superview still does after a detour through nothing`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = .zero
    parent.frame.size = CGSize(width: 320, height: 480)
    expect(child.frame, equals: parent.bounds)
  }
}
