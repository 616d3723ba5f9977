// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct LayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView()
  private let second = UIView()

  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  /// The identities of the child nodes, from back to front.
  private var painted: [ObjectIdentifier] { view.displayNode().children.map(\.identity) }

  @Test func `all sublayers can be set at once`() {
    let (old, back, front) = (layer(), layer(), layer())
    view.addSubview(first)
    view.addSubview(second)
    view.layer.addSublayer(old)
    view.layer.sublayers = [back, second.layer, front]
    expect(view.layer.sublayers, equals: [back, second.layer, front])
    expect(view.subviews == [second] && old.superlayer == nil)
    view.layer.sublayers = nil
    expect(view.layer.sublayers == nil && view.subviews.isEmpty)
  }

  @Test func `points convert between layers, by their common root`() {
    let (outer, inner, other) = (layer(), layer(), layer())
    outer.addSublayer(inner)
    inner.bounds.origin = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(outer)
    view.layer.addSublayer(other)
    view.layer.position = CGPoint(x: 60, y: 60)
    let point = CGPoint(x: 3, y: 4)
    expect(inner.convert(point, to: outer), equals: CGPoint(x: 12, y: 23))
    expect(inner.convert(point, to: other), equals: CGPoint(x: 12, y: 23))
    expect(other.convert(CGPoint(x: 12, y: 23), to: inner), equals: point)
    expect(inner.convert(point, to: nil), equals: CGPoint(x: 32, y: 53))
    expect(inner.convert(CGPoint(x: 32, y: 53), from: nil), equals: point)
    let size = CGSize(width: 2, height: 2)
    expect(
      outer.convert(CGRect(origin: point, size: size), from: inner),
      equals: CGRect(origin: CGPoint(x: 12, y: 23), size: size))
  }

  @Test func `the layer at a point is the frontmost that has it`() {
    let (outer, inner) = (layer(), layer())
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    expect(view.layer.hitTest(CGPoint(x: 25, y: 45)) === inner)
    expect(view.layer.hitTest(CGPoint(x: 12, y: 22)) === outer)
    // What sticks out is there as long as it is not cut off.
    expect(view.layer.hitTest(CGPoint(x: 45, y: 75)) === inner)
    outer.masksToBounds = true
    expect(view.layer.hitTest(CGPoint(x: 45, y: 75)) === view.layer)
    outer.isHidden = true
    expect(view.layer.hitTest(CGPoint(x: 25, y: 45)) === view.layer)
    expect(view.layer.hitTest(CGPoint(x: 200, y: 0)) == nil)
  }

  @Test func `layers lie among the layers of subviews, where they were put`() {
    let (back, middle, front) = (layer(), layer(), layer())
    view.addSubview(first)
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(middle)
    view.addSubview(second)
    view.layer.insertSublayer(front, above: second.layer)
    let expected = [back, first.layer, middle, second.layer, front]
    expect(view.layer.sublayers, equals: expected)
    expect(
      painted,
      equals: [back, first, middle, second, front].map { ObjectIdentifier($0 as AnyObject) })
    expect(middle.superlayer === view.layer)
    expect(first.layer.superlayer === view.layer)
    first.removeFromSuperview()
    expect(view.layer.sublayers, equals: [back, middle, second.layer, front])
  }

  @Test func `layers are put before, behind and instead of others`() {
    let (a, b, c, d) = (layer(), layer(), layer(), layer())
    view.layer.addSublayer(a)
    view.layer.insertSublayer(b, below: a)
    view.layer.insertSublayer(c, above: b)
    expect(view.layer.sublayers, equals: [b, c, a])
    view.layer.replaceSublayer(c, with: d)
    expect(view.layer.sublayers, equals: [b, d, a])
    d.removeFromSuperlayer()
    b.addSublayer(a)
    expect(view.layer.sublayers, equals: [b])
    expect(b.sublayers, equals: [a])
    b.removeFromSuperlayer()
    expect(view.layer.sublayers == nil)
  }

  @Test func `a change of a layer is a new picture of its view`() {
    let inner = layer()
    view.layer.addSublayer(inner)
    let before = view.displayNode().contentVersion
    inner.position.x += 1
    let after = view.displayNode().contentVersion
    expect(after != before)
    expect(view.displayNode().children.first?.transform.tx, equals: 11)
    inner.position.x += 0
    expect(view.displayNode().contentVersion, equals: after)
  }

  @Test func `a view has a layer of the class it names`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let gradient = view.layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 10, height: 20))
    guard case .drawing(let drawing)? = view.displayNode().commands.first,
      case .fill(_, _, .gradient(let painted))? = drawing.steps.first
    else {
      Issue.record("the gradient is painted")
      return
    }
    expect(painted.kind, equals: .axial(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 10, y: 10)))
    expect(painted.stops.map(\.location), equals: [0, 1])
  }

  @Test func `a path knows its box, its inside and its end`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
    expect(abs(path.bounds.minY - 50) < 0.01)
    expect(abs(path.bounds.maxY - 90) < 0.01)
    expect(abs(path.currentPoint.x - 10) < 0.001)
    expect(path.contains(CGPoint(x: 50, y: 80)))
    expect(!path.contains(CGPoint(x: 50, y: 30)))
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    expect(ring.contains(CGPoint(x: 50, y: 50)))
    ring.usesEvenOddFillRule = true
    expect(!ring.contains(CGPoint(x: 50, y: 50)))
    expect(ring.contains(CGPoint(x: 10, y: 50)))
  }

  @Test func `a path stays what a layer was given`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 10, y: 10))
    expect(layer.path?.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 0))
    expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a shape is painted anew with another path`() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let shape = view.layer as? CAShapeLayer
    shape?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let before = view.displayNode()
    expect(view.displayNode().contentVersion, equals: before.contentVersion)
    shape?.path = nil
    expect(view.displayNode().commands.isEmpty && !before.commands.isEmpty)
    expect(view.displayNode().contentVersion != before.contentVersion)
  }

  @Test func `arcs turn the way they are asked to`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(abs(path.boundingBoxOfPath.width - 10) < 0.01)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(abs(long.boundingBoxOfPath.width - 20) < 0.01)
    let whole = CGMutablePath()
    whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    expect(abs(whole.boundingBoxOfPath.height - 20) < 0.01)
  }

  @Test func `a gradient goes along a line, outwards or around, as its type says`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    func kind(_ type: CAGradientLayerType) -> DisplayGradient.Kind? {
      let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let gradient = view.layer as? CAGradientLayer
      gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient?.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient?.endPoint = CGPoint(x: 1, y: 0.5)
      gradient?.type = type
      guard case .drawing(let drawing)? = view.displayNode().commands.first,
        case .fill(_, _, .gradient(let painted))? = drawing.steps.first
      else { return nil }
      return painted.kind
    }
    let (middle, edge) = (CGPoint(x: 50, y: 20), CGPoint(x: 100, y: 20))
    expect(kind(.axial), equals: .axial(from: middle, to: edge))
    expect(kind(.radial), equals: .radial(center: middle, radii: CGSize(width: 50, height: 0)))
    expect(kind(.conic), equals: .conic(center: middle, angle: 0))
    expect(CAGradientLayer().type, equals: CAGradientLayerType.axial)
    let all: [CAGradientLayerType] = [.axial, .radial, .conic]
    expect(all.map(\.rawValue), equals: ["axial", "radial", "conic"])
  }
}
