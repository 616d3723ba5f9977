// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the contents rectangle and scaling of layer images, and of layers with flipped geometry.
@MainActor
struct LayerPictureTests {
  private let stage = Stage()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    stage.root.layer.addSublayer(layer)
  }

  private func picture(_ width: Int, _ height: Int) -> CGImage {
    let bytes = [UInt8](repeating: 255, count: 4 * width * height)
    return CGImage(
      picture: DisplayImage(
        source: .pixels(PixelBuffer(width: width, height: height, bytes: bytes)),
        pixelSize: CGSize(width: width, height: height)))
  }

  private var parts: [ImagePart] {
    stage.settle()
    let nodes = stage.root.displayNode().children
    return nodes.flatMap(\.commands).compactMap {
      if case .imagePart(_, let part) = $0 { part } else { nil }
    }
  }

  @Test func `the middle of a picture grows, its corners do not`() {
    layer.contents = picture(20, 10)
    expect(parts.map(\.destination), equals: [layer.bounds])
    layer.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
    let pieces = parts
    expect(pieces.count, equals: 9)
    expect(pieces.first?.destination, equals: CGRect(x: 0, y: 0, width: 5, height: 4))
    expect(pieces.first?.source, equals: CGRect(x: 0, y: 0, width: 0.25, height: 0.4))
    expect(pieces[4].destination, equals: CGRect(x: 5, y: 4, width: 90, height: 52))
    expect(pieces.last?.destination, equals: CGRect(x: 95, y: 56, width: 5, height: 4))
    layer.contentsGravity = .center
    expect(parts.count, equals: 1)
  }

  @Test func `a picture is made larger and smaller as its filters say`() {
    layer.contents = picture(10, 6)
    expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    expect(parts.map(\.isSharp), equals: [false])
    layer.magnificationFilter = .nearest
    expect(parts.map(\.isSharp), equals: [true])
    layer.contents = picture(400, 240)
    expect(parts.map(\.isSharp), equals: [false])
    layer.minificationFilter = .nearest
    expect(parts.map(\.isSharp), equals: [true])
  }

  @Test func `a compositing filter does not change the drawing`() {
    let before = stage.root.displayNode().commands.count
    layer.compositingFilter = "multiplyBlendMode"
    expect(layer.compositingFilter as? String, equals: "multiplyBlendMode")
    expect(stage.root.displayNode().commands.count, equals: before)
  }

  @Test func `layers in a flipped one stand the other way up`() {
    let (inner, deep) = (CALayer(), CALayer())
    inner.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    deep.frame = CGRect(x: 1, y: 2, width: 4, height: 3)
    layer.addSublayer(inner)
    inner.addSublayer(deep)
    layer.isGeometryFlipped = true
    expect(inner.frame, equals: CGRect(x: 10, y: 5, width: 20, height: 10))
    expect(inner.placement, equals: CGAffineTransform(translationX: 10, y: 45))
    // In the inner one the axis points up too.
    expect(deep.placement, equals: CGAffineTransform(translationX: 1, y: 5))
    expect(!layer.contentsAreFlipped() && inner.contentsAreFlipped())
    inner.isGeometryFlipped = true
    expect(deep.placement, equals: CGAffineTransform(translationX: 1, y: 2))
    expect(inner.contentsAreFlipped() && !deep.contentsAreFlipped())
  }

  @Test func `places are converted, and layers hit, the other way up`() {
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    layer.addSublayer(inner)
    layer.isGeometryFlipped = true
    let corner = inner.convert(CGPoint.zero, to: layer)
    expect(corner, equals: CGPoint(x: 10, y: 5))
    expect(inner.convert(CGPoint.zero, to: stage.root.layer), equals: CGPoint(x: 10, y: 55))
    expect(layer.hitTest(CGPoint(x: 15, y: 50)) === inner)
    expect(layer.hitTest(CGPoint(x: 15, y: 8)) === layer)
    layer.isGeometryFlipped = false
    expect(layer.hitTest(CGPoint(x: 15, y: 8)) === inner)
  }
}
