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
struct ViewDrawingTests {
  final class Sketch: UIView {
    var body: (CGRect) -> Void = { _ in }
    var count = 0

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      count += 1
      body(rect)
    }
  }

  private let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  private func canvas() throws -> Canvas {
    sketch.setNeedsDisplay()
    return try Canvas(sketch.displayNode(), width: 40, height: 40)
  }

  private func draw(_ body: @escaping (CGContext) -> Void) throws -> Canvas {
    sketch.body = { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      body(context)
    }
    return try canvas()
  }

  @Test func `what a view draws is painted above its background, when it asks for it`() throws {
    sketch.backgroundColor = .blue
    sketch.body = { rect in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: rect.minX, y: 0, width: 20, height: rect.height))
    }
    var canvas = try canvas()
    expect(canvas[5, 5], equals: [255, 0, 0, 255])
    expect(canvas[25, 5], equals: [0, 0, 255, 255])
    let drawn = sketch.count
    sketch.backgroundColor = .green
    _ = sketch.displayNode()
    expect(sketch.count, equals: drawn)
    sketch.body = { _ in }
    canvas = try self.canvas()
    expect(canvas[5, 5], equals: [0, 255, 0, 255])
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a drawing is stretched with its view, or made anew where the mode says so`() throws {
    sketch.frame.size = CGSize(width: 20, height: 40)
    sketch.body = { rect in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 40))
    }
    _ = sketch.displayNode()
    sketch.frame.size.width = 40
    var canvas = try Canvas(sketch.displayNode(), width: 40, height: 40)
    expect(sketch.count, equals: 1)
    expect(canvas[18, 5], equals: [255, 0, 0, 255])
    sketch.contentMode = .redraw
    canvas = try Canvas(sketch.displayNode(), width: 40, height: 40)
    expect(sketch.count, equals: 2)
    expect(canvas[18, 5], equals: [0, 0, 0, 0])
  }

  @Test func `a context keeps and restores its state`() throws {
    let canvas = try draw { context in
      context.setFillColor(UIColor.green.cgColor)
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 30, width: 10, height: 10))
    }
    expect(canvas[29, 5], equals: [255, 0, 0, 255])
    expect(canvas[31, 5], equals: [0, 0, 0, 0])
    expect(canvas[19, 5], equals: [0, 0, 0, 0])
    expect(canvas[5, 35], equals: [0, 255, 0, 255])
  }

  @Test func `clips cut what is drawn after them, and nothing leaves the bounds`() throws {
    sketch.body = { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.red.set()
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
      context.restoreGState()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: -20, y: 30))
      line.addLine(to: CGPoint(x: 90, y: 30))
      line.lineWidth = 4
      line.stroke()
    }
    sketch.setNeedsDisplay()
    let canvas = try Canvas(sketch.displayNode(), width: 60, height: 40)
    expect(canvas[20, 10], equals: [255, 0, 0, 255])
    expect(canvas[1, 1], equals: [0, 0, 0, 0])
    expect(canvas[20, 24], equals: [0, 0, 0, 0])
    expect(canvas[1, 30], equals: [255, 0, 0, 255])
    expect(canvas[45, 30], equals: [0, 0, 0, 0])
  }

  @Test func `a path is mapped when it is made, and its line when it is drawn`() throws {
    let canvas = try draw { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.scaleBy(x: 4, y: 4)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 10, y: 5))
      context.restoreGState()
      context.setLineWidth(2)
      context.strokePath()
    }
    expect(canvas[20, 19], equals: [255, 0, 0, 255])
    expect(canvas[20, 22], equals: [0, 0, 0, 0])
  }

  @Test func `colours drawn with follow the traits of the view`() throws {
    sketch.body = { rect in
      UIColor.systemBackground.setFill()
      UIRectFill(rect)
    }
    expect(
      try Canvas(sketch.displayNode(), width: 40, height: 40)[5, 5], equals: [255, 255, 255, 255])
    sketch.overrideUserInterfaceStyle = .dark
    expect(try Canvas(sketch.displayNode(), width: 40, height: 40)[5, 5], equals: [0, 0, 0, 255])
  }

  @Test func `blend modes mix with what the view drew, and leave what is behind alone`() throws {
    sketch.backgroundColor = .green
    let canvas = try draw { context in
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(.normal)
      context.clear(CGRect(x: 30, y: 0, width: 10, height: 10))
    }
    expect(canvas[10, 10], equals: [0, 255, 0, 255])
    expect(canvas[25, 10], equals: [255, 255, 0, 255])
    expect(canvas[35, 5], equals: [0, 255, 0, 255])
  }

  @Test func `gradients end at their ends unless they are to go on`() throws {
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
    let strict = try #require(gradient)
    let canvas = try draw { context in
      let start = CGPoint(x: 10, y: 0)
      let end = CGPoint(x: 30, y: 0)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
      context.drawLinearGradient(strict, start: start, end: end, options: [])
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 10))
      context.drawLinearGradient(
        strict, start: start, end: end, options: [.drawsAfterEndLocation])
    }
    expect(canvas[5, 5], equals: [0, 0, 0, 0])
    expect(canvas[12, 5][0] > 200)
    expect(canvas[28, 5][2] > 200)
    expect(canvas[35, 5], equals: [0, 0, 0, 0])
    expect(canvas[35, 25], equals: [0, 0, 255, 255])
  }

  @Test func `a radial gradient reaches from circle to circle`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let canvas = try draw { context in
      let middle = CGPoint(x: 20, y: 20)
      context.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 15,
        options: .drawsBeforeStartLocation)
    }
    expect(canvas[20, 20], equals: [255, 0, 0, 255])
    expect(canvas[34, 20][2] > 200)
    expect(canvas[38, 20], equals: [0, 0, 0, 0])
  }

  @Test func `a shadow is soft and lies where it is said`() throws {
    let canvas = try draw { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 10), blur: 6, color: UIColor.black.cgColor)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 5, width: 20, height: 15))
    }
    expect(canvas[20, 10], equals: [255, 0, 0, 255])
    expect(canvas[20, 24][3] > 200)
    expect((60...200).contains(canvas[20, 30][3]))
    expect(canvas[20, 39][3] < 40)
    expect(canvas[20, 24][0], equals: 0)
  }

  @Test func `a layer is laid on the rest as one`() throws {
    let canvas = try draw { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 30, height: 40))
      context.endTransparencyLayer()
    }
    expect(canvas[5, 5], equals: [128, 0, 0, 128])
    expect(canvas[20, 5], equals: [0, 0, 128, 128])
  }

  @Test func `text stands where it is drawn, in its colour`() throws {
    let canvas = try draw { _ in
      "HHHH".draw(
        in: CGRect(x: 4, y: 10, width: 36, height: 20),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    }
    let ink = canvas.inked
    expect(ink.minX >= 4 && ink.minY >= 10 && ink.maxY <= 30)
    expect(ink.height > 6)
  }

  @Test func `a snapshot shows what a view looked like, and stretches`() throws {
    sketch.backgroundColor = .red
    let snapshot = try #require(sketch.snapshotView(afterScreenUpdates: true))
    sketch.backgroundColor = .blue
    snapshot.frame.size.width = 80
    let canvas = try Canvas(snapshot.displayNode(), width: 80, height: 40)
    expect(canvas[70, 20], equals: [255, 0, 0, 255])
    expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `a part of a view's picture stretches between its caps`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let colors: [UIColor] = [.red, .green, .blue]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 10 + 10 * index, y: 0, width: 10, height: 20))
      stripe.backgroundColor = color
      view.addSubview(stripe)
    }
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 30, height: 20), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    expect(snapshot.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 20))
    snapshot.frame.size = CGSize(width: 80, height: 20)
    let canvas = try Canvas(snapshot.displayNode(), width: 80, height: 20)
    expect(canvas[5, 10], equals: [255, 0, 0, 255])
    expect(canvas[15, 10], equals: [0, 255, 0, 255])
    expect(canvas[65, 10], equals: [0, 255, 0, 255])
    expect(canvas[75, 10], equals: [0, 0, 255, 255])
    expect(
      view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil
    )
  }

  @Test func `a picture is drawn with its top where y is greatest`() throws {
    // Two rows: red above green.
    let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255]
    let image = DisplayImage(
      source: .pixels(PixelBuffer(width: 1, height: 2, bytes: pixels)),
      pixelSize: CGSize(width: 1, height: 2))
    let picture = try #require(UIImage(image).cgImage)
    var canvas = try draw { $0.draw(picture, in: CGRect(x: 10, y: 0, width: 20, height: 40)) }
    expect(canvas[5, 5], equals: [0, 0, 0, 0])
    expect(canvas[20, 3], equals: [0, 255, 0, 255])
    expect(canvas[20, 37], equals: [255, 0, 0, 255])
    canvas = try draw { context in
      context.translateBy(x: 0, y: 40)
      context.scaleBy(x: 1, y: -1)
      context.draw(picture, in: CGRect(x: 10, y: 0, width: 20, height: 40))
    }
    expect(canvas[20, 3], equals: [255, 0, 0, 255])
    expect(canvas[20, 37], equals: [0, 255, 0, 255])
    canvas = try draw {
      $0.draw(picture, in: CGRect(x: 15, y: 20, width: 10, height: 20), byTiling: true)
    }
    for x in [1, 12, 38] {
      expect(canvas[x, 1], equals: [0, 255, 0, 255])
      expect(canvas[x, 18], equals: [255, 0, 0, 255])
      expect(canvas[x, 38], equals: [255, 0, 0, 255])
    }
  }
}

#endif
