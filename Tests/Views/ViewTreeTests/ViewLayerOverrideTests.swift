// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of views that override methods and properties for their layers.
@MainActor
struct ViewLayerOverrideTests {
  private final class Painter: UIView {
    var log: [String] = []
    override func display(_ layer: CALayer) { log.append("display") }
    override func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw \(Int(layer.bounds.width))")
      super.draw(layer, in: ctx)
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    override func draw(_ rect: CGRect) { log.append("rect \(Int(rect.width))") }
  }

  private final class Mover: UIView {
    var answers: [String: any CAAction] = [:]
    var asked: [String] = []
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answers[event] ?? super.action(for: layer, forKey: event)
    }
  }

  private let stage = Stage()

  private func drawings() -> Int {
    func all(_ node: DisplayNode) -> [DrawCommand] {
      node.commands + node.children.flatMap { all($0) }
    }
    stage.frame()
    return all(stage.surface.displayTree()).count {
      if case .drawing = $0 { true } else { false }
    }
  }

  @Test func `a view that draws its layer is asked in order, once`() {
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.root.addSubview(view)
    expect(drawings(), equals: 1)
    expect(view.log, equals: ["display", "will draw", "draw 40", "rect 40"])
    expect(drawings() == 1 && view.log.count == 4)
    view.setNeedsDisplay()
    expect(drawings() == 1 && view.log.count == 8)
  }

  @Test func `what one view draws stays out of the next one, which draws nothing`() {
    let first = Painter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let second = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
    let third = Painter(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    for view in [first, second, third] { stage.root.addSubview(view) }
    expect(drawings(), equals: 2)
  }

  @Test func `a view says how its layer changes`() {
    let view = Mover(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.root.addSubview(view)
    view.alpha = 0.5
    expect(view.asked.isEmpty)
    expect(drawings(), equals: 0)
    view.answers["opacity"] = CABasicAnimation(keyPath: "opacity")
    view.alpha = 1
    expect(view.asked == ["opacity"] && view.layer.animation(forKey: "opacity") != nil)
    view.answers["opacity"] = NSNull()
    view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    expect(view.layer.animationKeys() == nil)
    (view.layer as? CAShapeLayer)?.strokeEnd = 0.5
    expect(view.asked.last == "strokeEnd" && view.layer.animationKeys() == nil)
    view.answers["strokeEnd"] = CABasicAnimation(keyPath: "strokeEnd")
    (view.layer as? CAShapeLayer)?.strokeEnd = 1
    expect(view.layer.animation(forKey: "strokeEnd") != nil)
    expect(view.layer.action(forKey: "strokeEnd") != nil)
  }
}
