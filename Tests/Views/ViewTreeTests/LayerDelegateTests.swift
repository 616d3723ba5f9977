// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the calls of layers to their delegates.
@MainActor
struct LayerDelegateTests {
  private final class Painter: NSObject, CALayerDelegate {
    var log: [String] = []
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw \(Int(layer.bounds.width))")
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    func layoutSublayers(of layer: CALayer) {
      log.append("layout")
      layer.sublayers?.first?.frame = layer.bounds
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append("action \(event)")
      return NSNull()
    }
  }

  private final class Ground: UIView {
    let inner = CALayer()
    var sizes: [CGSize] = []
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      inner.frame = bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      sizes.append(bounds.size)
    }
  }

  private let stage = Stage()
  private let painter = Painter()
  private let layer = CALayer()

  private func commands() -> [DrawCommand] {
    func all(_ node: DisplayNode) -> [DrawCommand] {
      node.commands + node.children.flatMap { all($0) }
    }
    stage.frame()
    return all(stage.surface.displayTree())
  }

  @Test func `a layer is drawn by its delegate when it asks for it`() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.delegate = painter
    stage.root.layer.addSublayer(layer)
    _ = commands()
    expect(painter.log, equals: ["action onOrderIn", "layout"])
    expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    expect(layer.needsDisplay())
    let drawn = commands().contains { if case .drawing = $0 { true } else { false } }
    expect(drawn)
    expect(painter.log, equals: ["action onOrderIn", "layout", "will draw", "draw 40"])
    _ = commands()
    expect(painter.log.count, equals: 4)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    _ = commands()
    expect(painter.log.suffix(3), equals: ["layout", "will draw", "draw 30"])
  }

  @Test func `a layer's delegate places what is in it, and says how it changes`() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.delegate = painter
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.layoutIfNeeded()
    expect(inner.frame, equals: layer.bounds)
    stage.root.layer.addSublayer(layer)
    _ = commands()
    layer.opacity = 0.5
    expect(painter.log.last, equals: "action opacity")
    expect(layer.animationKeys() == nil)
  }

  @Test func `the delegate of a view's layer is the view, which places its layers`() {
    let view = Ground(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    view.layer.addSublayer(view.inner)
    expect(view.layer.delegate === view)
    stage.root.addSubview(view)
    stage.surface.frame(at: 1)
    expect(view.inner.frame, equals: view.bounds)
    view.frame.size.width = 70
    stage.surface.frame(at: 2)
    expect(view.inner.frame.width, equals: 70)
    expect(view.sizes.map(\.width), equals: [50, 70])
  }
}
