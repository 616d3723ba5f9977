// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@Suite struct CairoPainterTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func `a fill covers its rectangle and nothing else`() throws {
    let shape = RoundedRect(CGRect(x: 5, y: 6, width: 10, height: 4))
    let canvas = try Canvas(node(square, [.fill(shape, red)]), width: 20, height: 20)
    expect(canvas.inked, equals: shape.rect)
    expect(canvas[5, 6], equals: [255, 0, 0, 255])
    expect(canvas[14, 9], equals: [255, 0, 0, 255])
    expect(canvas[4, 6], equals: [0, 0, 0, 0])
  }

  @Test func `a point is as many pixels as the scale says`() throws {
    let shape = RoundedRect(CGRect(x: 5, y: 6, width: 10, height: 4))
    let canvas = try Canvas(node(square, [.fill(shape, red)]), width: 20, height: 20, scale: 3)
    expect(canvas.width, equals: 60)
    expect(canvas.inked, equals: CGRect(x: 15, y: 18, width: 30, height: 12))
  }

  @Test func `only the named corners are round`() throws {
    let shape = RoundedRect(square, radius: 8, corners: [.topLeft, .bottomRight])
    let canvas = try Canvas(node(square, [.fill(shape, red)]), width: 20, height: 20)
    expect(canvas[0, 0], equals: [0, 0, 0, 0])
    expect(canvas[19, 19], equals: [0, 0, 0, 0])
    expect(canvas[19, 0], equals: [255, 0, 0, 255])
    expect(canvas[0, 19], equals: [255, 0, 0, 255])
    expect(canvas[10, 0], equals: [255, 0, 0, 255])
  }

  @Test func `a radius above half the side makes a circle`() throws {
    let shape = RoundedRect(square, radius: 1000)
    let canvas = try Canvas(node(square, [.fill(shape, red)]), width: 20, height: 20)
    expect(canvas[10, 0][3] > 200)
    expect(canvas[2, 2][3] < 60)
  }

  @Test func `a border stays inside the edge`() throws {
    let shape = RoundedRect(CGRect(x: 2, y: 2, width: 16, height: 16))
    let canvas = try Canvas(
      node(square, [.border(shape, width: 2, blue)]), width: 20, height: 20)
    expect(canvas.inked, equals: shape.rect)
    expect(canvas[2, 10], equals: [0, 0, 255, 255])
    expect(canvas[3, 10], equals: [0, 0, 255, 255])
    expect(canvas[4, 10], equals: [0, 0, 0, 0])
    expect(canvas[10, 17], equals: [0, 0, 255, 255])
  }

  @Test func `a border wider than the shape fills it`() throws {
    let shape = RoundedRect(CGRect(x: 2, y: 2, width: 16, height: 16), radius: 4)
    let canvas = try Canvas(
      node(square, [.border(shape, width: 50, blue)]), width: 20, height: 20)
    expect(canvas[10, 10], equals: [0, 0, 255, 255])
  }

  @Test func `a clip holds for commands and children`() throws {
    let child = node(square, [.fill(RoundedRect(square), green)])
    let parent = node(
      square, [.fill(RoundedRect(square), red)],
      clip: RoundedRect(CGRect(x: 5, y: 5, width: 10, height: 10)), children: [child])
    let canvas = try Canvas(parent, width: 20, height: 20)
    expect(canvas.inked, equals: CGRect(x: 5, y: 5, width: 10, height: 10))
    expect(canvas[10, 10], equals: [0, 255, 0, 255])
  }

  @Test func `an empty clip hides everything`() throws {
    let parent = node(
      square, [.fill(RoundedRect(square), red)],
      clip: RoundedRect(CGRect(x: 5, y: 5, width: 0, height: 10)))
    expect(try Canvas(parent, width: 20, height: 20).inked.isNull)
  }

  @Test func `alpha is the group's`() throws {
    let child = node(square, [.fill(RoundedRect(square), green)])
    let parent = node(square, [.fill(RoundedRect(square), red)], alpha: 0.5, children: [child])
    let pixel = try Canvas(parent, width: 20, height: 20)[10, 10]
    // Red does not shine through green.
    expect(pixel[0], equals: 0)
    expect(abs(pixel[1] - 128) <= 1)
    expect(abs(pixel[3] - 128) <= 1)
  }

  @Test func `a transform moves, scales and turns a node and its children`() throws {
    let child = node(
      CGRect(x: 0, y: 0, width: 4, height: 2),
      [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 4, height: 2)), red)],
      transform: CGAffineTransform(translationX: 1, y: 0))
    let turned = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 10, ty: 4)
    let canvas = try Canvas(
      node(square, transform: turned, children: [child]), width: 20, height: 20)
    expect(canvas.inked, equals: CGRect(x: 6, y: 6, width: 4, height: 8))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(translationX: .infinity, y: 0),
  ])
  func `a node that can't be placed is left out and the rest is painted`(
    transform: CGAffineTransform
  ) throws {
    let lost = node(square, [.fill(RoundedRect(square), red)], transform: transform)
    let kept = node(square, [.fill(RoundedRect(square), green)])
    let canvas = try Canvas(node(square, children: [lost, kept]), width: 20, height: 20)
    expect(canvas[10, 10], equals: [0, 255, 0, 255])
  }

  @Test func `numbers that are not finite paint nothing and the rest is painted`() throws {
    let bad = [
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
      CGRect(x: 0, y: 0, width: -5, height: 5),
    ]
    let commands: [DrawCommand] = bad.flatMap {
      [.fill(RoundedRect($0, radius: .nan), red), .border(RoundedRect($0), width: .nan, red)]
    }
    let dot = CGRect(x: 9, y: 9, width: 2, height: 2)
    let canvas = try Canvas(
      node(square, commands + [.fill(RoundedRect(dot), green)]), width: 20, height: 20)
    expect(canvas.inked, equals: dot)
  }

  @Test func `a rectangle of millions of points fills what is seen of it`() throws {
    let huge = CGRect(x: -9e7, y: 10, width: 2e8, height: 9e8)
    let canvas = try Canvas(node(square, [.fill(RoundedRect(huge), red)]), width: 20, height: 20)
    expect(canvas.inked, equals: CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test func `a picture without pixels is an error, and one too large`() {
    #expect(throws: CairoHostError.self) {
      try CairoHost.png(of: node(square), size: .zero, scale: 1)
    }
    #expect(throws: CairoHostError.self) {
      try CairoHost.png(of: node(square), size: CGSize(width: 40000, height: 1), scale: 1)
    }
    #expect(throws: CairoHostError.self) {
      try CairoHost.png(of: node(square), size: CGSize(width: 10, height: CGFloat.nan), scale: 1)
    }
  }
}

#endif
