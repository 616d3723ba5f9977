// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CoreGraphics
import Foundation
import Testing
import ViewTree

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

  @Test func `a transform of all sublayers is applied around the anchor point`() throws {
    let holder = put(CALayer())
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    holder.addSublayer(inner)
    holder.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let node = try #require(view.displayNode().children.first?.children.first)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).applying(node.transform)
        == CGRect(x: -50, y: -50, width: 20, height: 20))
  }

  @Test func `a transform of all sublayers moves subviews, and a wrong one is left`() throws {
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    inner.backgroundColor = .black
    view.addSubview(inner)
    view.layer.sublayerTransform = CATransform3DMakeTranslation(5, 6, 0)
    let node = try #require(view.displayNode().children.first)
    #expect(CGPoint.zero.applying(node.transform) == CGPoint(x: 105, y: 106))
    view.layer.sublayerTransform.m11 = .nan
    #expect(CATransform3DIsAffine(view.layer.sublayerTransform))
    #expect(view.layer.sublayerTransform.m41 == 5)
  }
}
