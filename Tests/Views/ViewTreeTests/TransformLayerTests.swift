// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct TransformLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func face(_ color: CGColor, in holder: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = color
    holder.addSublayer(layer)
    return layer
  }

  private func put<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layer.addSublayer(layer)
    return layer
  }

  private var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Returns the horizontal scale of a layer in another one, or `nil` if it is not drawn.
  private func stretch(of inner: CALayer) -> CGFloat? {
    let outer = view.displayNode().children.first
    guard let node = outer?.children.first(where: { $0.identity == ObjectIdentifier(inner) }),
      let outer
    else { return nil }
    return node.transform.concatenating(outer.transform).a
  }

  @Test func `turns in space add up before they are laid flat`() throws {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let back = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    let plain = put(CALayer())
    plain.transform = turn
    let first = face(red, in: plain)
    first.transform = back
    expect(abs(try #require(stretch(of: first)) - 0.25) < 0.001)
    plain.removeFromSuperlayer()
    let deep = put(CATransformLayer())
    deep.transform = turn
    let second = face(red, in: deep)
    second.transform = back
    expect(abs(try #require(stretch(of: second)) - 1) < 0.001)
  }

  @Test func `what is nearer is painted later, whatever the order`() throws {
    let cube = put(CATransformLayer())
    let front = face(red, in: cube)
    front.zPosition = 50
    let back = face(CGColor(gray: 0, alpha: 1), in: cube)
    back.zPosition = -50
    func order() throws -> [ObjectIdentifier] {
      try #require(view.displayNode().children.first).children.map(\.identity)
    }
    expect(try order(), equals: [ObjectIdentifier(back), ObjectIdentifier(front)])
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expect(try order(), equals: [ObjectIdentifier(front), ObjectIdentifier(back)])
  }

  @Test func `it has no look of its own, and its opacity is that of each layer in it`() throws {
    let deep = put(CATransformLayer())
    deep.backgroundColor = red
    deep.borderWidth = 3
    deep.opacity = 0.5
    let inner = face(red, in: deep)
    inner.opacity = 0.5
    let node = try #require(view.displayNode().children.first)
    expect(node.commands.isEmpty)
    expect(node.alpha, equals: 1)
    expect(node.children.map(\.alpha), equals: [0.25])
    deep.isHidden = true
    expect(view.displayNode().children.isEmpty)
  }

  @Test func `a transform of all sublayers is applied around the anchor point`() throws {
    let holder = put(CALayer())
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    holder.addSublayer(inner)
    holder.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let node = try #require(view.displayNode().children.first?.children.first)
    expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).applying(node.transform),
      equals: CGRect(x: -50, y: -50, width: 20, height: 20))
  }

  @Test func `a transform of all sublayers moves subviews, and a wrong one is left`() throws {
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    inner.backgroundColor = .black
    view.addSubview(inner)
    view.layer.sublayerTransform = CATransform3DMakeTranslation(5, 6, 0)
    let node = try #require(view.displayNode().children.first)
    expect(CGPoint.zero.applying(node.transform), equals: CGPoint(x: 105, y: 106))
    view.layer.sublayerTransform.m11 = .nan
    expect(CATransform3DIsAffine(view.layer.sublayerTransform))
    expect(view.layer.sublayerTransform.m41, equals: 5)
  }
}
