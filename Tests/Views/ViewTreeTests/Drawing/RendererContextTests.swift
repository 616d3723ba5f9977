// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of the contexts of renderer actions, and of the rounded corners of shapes.
@MainActor
@Suite("Contexts of renderers")
struct RendererContextTests {
  private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))

  private func svg(_ image: UIImage) -> String {
    SVGPainter().svg(of: UIImageView(image: image).displayNode(), size: image.size)
  }

  @Test func `actions can be kept, and draw in each picture anew`() {
    var runs = 0
    let actions: UIGraphicsImageRenderer.DrawingActions = { context in
      runs += 1
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
    }
    let (first, second) = (renderer.image(actions: actions), renderer.image(actions: actions))
    expect(runs == 2 && first.size == CGSize(width: 40, height: 40))
    expect(svg(first).contains("M5 6") && svg(first) == svg(second))
  }

  @Test func `a context fills, strokes inside an edge, and clips`() {
    func drawn(_ actions: @escaping (UIGraphicsRendererContext) -> Void) -> String {
      svg(renderer.image { actions($0) })
    }
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    expect(drawn { $0.fill(rect) }.contains("M10 10"))
    // The line of one point has its middle half a point inside.
    let stroked = drawn { $0.stroke(rect) }
    expect(stroked.contains("M10.5 10.5") && stroked.contains("stroke-width=\"1\""))
    let clipped = drawn {
      $0.clip(to: rect)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    func clips(_ svg: String) -> Int { svg.components(separatedBy: "clip-path").count }
    expect(clips(clipped) > clips(drawn { $0.fill(rect) }))
    let multiplied = drawn { $0.fill(rect, blendMode: .multiply) }
    expect(multiplied.contains("multiply") && !drawn { $0.fill(rect) }.contains("multiply"))
    expect(drawn { $0.stroke(rect, blendMode: .multiply) }.contains("multiply"))
  }

  @Test func `what is set for one rectangle does not last`() {
    let twice = svg(
      renderer.image { context in
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .multiply)
        context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
      })
    expect(twice.components(separatedBy: "multiply").count, equals: 2)
  }

  @Test func `a context knows the format and the context below`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let bounds = CGRect(x: -5, y: -5, width: 10, height: 10)
    var seen: [CGRect] = []
    _ = UIGraphicsImageRenderer(bounds: bounds, format: format).image { image in
      let context: UIGraphicsRendererContext = image
      seen.append(context.format.bounds)
      expect((context.format as? UIGraphicsImageRendererFormat)?.scale, equals: 3)
      expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    expect(seen == [bounds] && UIGraphicsGetCurrentContext() == nil)
  }

  private let places = [(1, 1), (39, 1), (1, 39), (39, 39)].map { CGPoint(x: $0.0, y: $0.1) }

  @Test func `each corner of a path can be round by itself`() {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    for (index, corner) in corners.enumerated() {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corner,
        cornerRadii: CGSize(width: 10, height: 10))
      expect(places.map(path.contains), equals: (0..<4).map { $0 != index })
    }
    expect(corners.map(\.rawValue), equals: [1, 2, 4, 8])
    expect(corners.allSatisfy(UIRectCorner.allCorners.contains))
    expect(UIRectCorner.allCorners.rawValue, equals: .max)
  }

  @Test func `the corners of a layer that are masked are round`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = 10
    func round() -> [CACornerMask] {
      guard case .fill(let shape, _)? = view.displayNode().commands.first else { return [] }
      let all: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      let names: [RoundedRect.Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
      return zip(all, names).filter { shape.corners.contains($0.1) }.map(\.0)
    }
    expect(round().count, equals: 4)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    for corner in corners {
      view.layer.maskedCorners = corner
      expect(round(), equals: [corner])
    }
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    expect(round(), equals: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    expect(corners.map(\.rawValue), equals: [1, 2, 4, 8])
  }

  @Test func `a picture stands in its layer where each gravity says`() throws {
    let picture = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let image = try #require(picture.cgImage)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.contents = image
    layer.contentsScale = picture.scale
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    expect(layer.contentsGravity, equals: CALayerContentsGravity.resize)
    let places: [(CALayerContentsGravity, String, CGRect)] = [
      (.center, "center", CGRect(x: 30, y: 10, width: 40, height: 40)),
      (.top, "top", CGRect(x: 30, y: 0, width: 40, height: 40)),
      (.bottom, "bottom", CGRect(x: 30, y: 20, width: 40, height: 40)),
      (.left, "left", CGRect(x: 0, y: 10, width: 40, height: 40)),
      (.right, "right", CGRect(x: 60, y: 10, width: 40, height: 40)),
      (.topLeft, "topLeft", CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.topRight, "topRight", CGRect(x: 60, y: 0, width: 40, height: 40)),
      (.bottomLeft, "bottomLeft", CGRect(x: 0, y: 20, width: 40, height: 40)),
      (.bottomRight, "bottomRight", CGRect(x: 60, y: 20, width: 40, height: 40)),
      (.resize, "resize", CGRect(x: 0, y: 0, width: 100, height: 60)),
      (.resizeAspect, "resizeAspect", CGRect(x: 20, y: 0, width: 60, height: 60)),
      (.resizeAspectFill, "resizeAspectFill", CGRect(x: 0, y: -20, width: 100, height: 100)),
    ]
    for (gravity, name, place) in places {
      layer.contentsGravity = gravity
      let commands = view.displayNode().children.flatMap(\.commands)
      guard case .imagePart(_, let part)? = commands.first else {
        Issue.record("a layer paints its contents")
        continue
      }
      expect(part.destination == place && gravity.rawValue == name, "\(name)")
    }
  }

  @Test func `the rules and curves of shapes have Core Animation's names`() {
    let shape = CAShapeLayer()
    expect(shape.fillRule, equals: CAShapeLayerFillRule.nonZero)
    expect(CAShapeLayerFillRule.nonZero.rawValue, equals: "non-zero")
    expect(CAShapeLayerFillRule.evenOdd.rawValue, equals: "even-odd")
    expect(shape.cornerCurve, equals: CALayerCornerCurve.circular)
    shape.cornerCurve = .continuous
    expect(shape.cornerCurve.rawValue, equals: "continuous")
    expect(CALayerCornerCurve.circular.rawValue, equals: "circular")
    expect(CALayerCornerCurve(rawValue: "continuous"), equals: .continuous)
  }

  @Test func `a hole in a path is filled or not, as the rule says`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30)))
    shape.path = path.cgPath
    view.layer.addSublayer(shape)
    func isHollow(_ rule: CAShapeLayerFillRule) -> Bool {
      shape.fillRule = rule
      return SVGPainter().svg(of: view.displayNode(), size: view.bounds.size).contains("evenodd")
    }
    expect(!isHollow(.nonZero) && isHollow(.evenOdd) && !isHollow(.nonZero))
  }

  @Test func `what is drawn into a layer is put where and as large as asked`() {
    /// Returns the SVG of an image in which `draw` draws a layer of 10 points.
    func drawn(_ draw: (CGContext, CGLayer) -> Void) -> String {
      let image = renderer.image { context in
        let size = CGSize(width: 10, height: 10)
        guard let layer = CGLayer(context.cgContext, size: size, auxiliaryInfo: nil) else { return }
        expect(layer.size, equals: size)
        layer.context?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        draw(context.cgContext, layer)
      }
      return svg(image)
    }
    let place = CGPoint(x: 20, y: 21)
    let placed = drawn { $0.draw($1, at: place) }
    expect(placed != drawn { _, _ in } && placed != drawn { $0.draw($1, at: .zero) })
    let (same, double) = (CGSize(width: 10, height: 10), CGSize(width: 20, height: 20))
    expect(placed, equals: drawn { $0.draw($1, in: CGRect(origin: place, size: same)) })
    expect(placed != drawn { $0.draw($1, in: CGRect(origin: place, size: double)) })
    _ = renderer.image { context in
      for size in [CGSize.zero, CGSize(width: 5, height: CGFloat.infinity)] {
        expect(CGLayer(context.cgContext, size: size, auxiliaryInfo: nil) == nil)
      }
    }
  }
}
