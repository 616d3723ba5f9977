// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of single-sided layers, the visible rectangles of layers, and layers that are displayed during
/// animations.
@MainActor
struct LayerSideTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  private var isPainted: Bool {
    stage.surface.displayTree().children.contains { $0.identity == ObjectIdentifier(view) }
  }

  @Test func `a layer with one side is not seen from behind`() {
    view.backgroundColor = .red
    stage.root.addSubview(view)
    stage.wait(0.1)
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expect(view.layer.isDoubleSided && isPainted)
    view.layer.isDoubleSided = false
    expect(!isPainted)
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    expect(isPainted)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.backgroundColor = CGColor(gray: 0, alpha: 1)
    inner.isDoubleSided = false
    view.layer.addSublayer(inner)
    let node = {
      stage.surface.displayTree().children.first { $0.identity == ObjectIdentifier(view) }
    }
    expect(node()?.children.count, equals: 1)
    inner.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    stage.wait(0.5)
    expect(node()?.children.isEmpty, equals: true)
  }

  @Test func `what is seen of a layer is what those around leave of it`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    inner.frame = CGRect(x: 80, y: -20, width: 40, height: 40)
    outer.addSublayer(inner)
    expect(inner.visibleRect, equals: CGRect(x: 0, y: 0, width: 40, height: 40))
    outer.masksToBounds = true
    expect(inner.visibleRect, equals: CGRect(x: 0, y: 20, width: 20, height: 20))
    inner.frame.origin.x = 200
    expect(inner.visibleRect, equals: .zero)
  }

  private final class Gauge: CALayer {
    var drawings = 0
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { drawings += 1 }
  }

  @Test func `a layer is displayed in each frame in which what it is drawn from is animated`() {
    let gauge = Gauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.root.layer.addSublayer(gauge)
    stage.wait(0.1)
    _ = stage.surface.displayTree()
    let before = gauge.drawings
    func run(_ key: String) {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.5
      gauge.add(animation, forKey: key)
      for _ in 0..<5 {
        stage.wait(0.05)
        _ = stage.surface.displayTree()
      }
      gauge.removeAllAnimations()
    }
    run("opacity")
    expect(gauge.drawings, equals: before)
    run("level")
    expect(gauge.drawings - before >= 4)
    expect(!CALayer.needsDisplay(forKey: "bounds"))
  }

  @Test func `a view's anchor point is its layer's`() {
    view.anchorPoint = CGPoint(x: 0, y: 0)
    expect(view.layer.anchorPoint == .zero && view.anchorPoint == .zero)
    expect(view.center == CGPoint(x: 60, y: 60) && view.frame.origin == CGPoint(x: 60, y: 60))
  }
}
