// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of layers without a view, which animate their changes implicitly and display images.
@MainActor
struct LayerActionTests {
  private let stage = Stage()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    stage.root.layer.addSublayer(layer)
  }

  private func paint() {
    _ = stage.root.displayNode()
    stage.wait(1.0 / 60)
  }

  private var seen: CALayer { layer.presentation() ?? layer }

  private final class Recorder: CAAction {
    var events: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append(event)
    }
  }

  @Test func `a layer animates its changes after a frame, without a picture`() {
    let late = CALayer()
    stage.root.layer.addSublayer(late)
    late.opacity = 0.9
    expect(late.animationKeys() == nil)
    stage.frame()
    late.opacity = 0.5
    expect(late.animationKeys(), equals: ["opacity"])
    stage.settle()
    late.removeFromSuperlayer()
    stage.root.layer.addSublayer(late)
    late.opacity = 1
    expect(late.animationKeys() == nil, "no frame was made where it is now")
  }

  @Test func `layers that come, go and hide are told to their actions`() {
    let recorder = Recorder()
    let late = CALayer()
    late.actions = [kCAOnOrderIn: recorder, kCAOnOrderOut: recorder]
    layer.addSublayer(late)
    expect(recorder.events, equals: [], "what it is put into was not seen yet")
    late.removeFromSuperlayer()
    paint()
    layer.addSublayer(late)
    late.isHidden = true
    late.isHidden = false
    late.removeFromSuperlayer()
    expect(recorder.events, equals: ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.addSublayer(late)
    CATransaction.commit()
    expect(recorder.events.count, equals: 4)
    expect(CALayer().action(forKey: kCAOnOrderIn) == nil)
  }

  @Test func `a layer that comes is seen as the animation says that is asked for`() {
    paint()
    let late = CALayer()
    let appearing = CABasicAnimation(keyPath: "opacity")
    appearing.fromValue = 0
    late.actions = [kCAOnOrderIn: appearing]
    layer.addSublayer(late)
    paint()
    expect(late.animationKeys(), equals: [kCAOnOrderIn])
    expect((late.presentation()?.opacity ?? 1) < 0.5)
    stage.settle()
    expect(late.presentation()?.opacity ?? 1, equals: 1)
  }

  @Test func `what was not seen yet changes at once`() {
    layer.opacity = 0.2
    layer.position = CGPoint(x: 100, y: 100)
    expect(layer.animationKeys() == nil)
    paint()
    expect(seen.opacity, equals: 0.2)
  }

  @Test func `changes of what was seen take a quarter of a second`() throws {
    paint()
    layer.position.x = 120
    layer.opacity = 0
    layer.backgroundColor = UIColor.blue.cgColor
    expect(Set(layer.animationKeys() ?? []), equals: ["position", "opacity", "backgroundColor"])
    expect(abs(seen.position.x - 20) < 1)
    stage.wait(0.12)
    expect(seen.position.x > 30 && seen.position.x < 110)
    expect(seen.opacity > 0.1 && seen.opacity < 0.9)
    let color = try #require(seen.backgroundColor?.components)
    expect(color[0] > 0.1 && color[2] > 0.1)
    expect(stage.settle() < 0.3)
    expect(layer.animationKeys() == nil)
    expect(seen.position.x, equals: 120)
  }

  @Test func `another goal on the way is gone to from where the layer is`() {
    paint()
    layer.position.x = 120
    stage.wait(0.12)
    let before = seen.position.x
    layer.position.x = 20
    expect(abs(seen.position.x - before) < 1)
    stage.settle()
    expect(seen.position.x, equals: 20)
  }

  @Test func `transactions say how long, or that nothing is animated`() {
    paint()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    expect(layer.animationKeys() == nil)
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 1
    CATransaction.commit()
    stage.wait(1)
    expect(seen.opacity > 0.6 && seen.opacity < 0.95 && !isDone)
    stage.wait(1.2)
    expect(seen.opacity == 1 && isDone)
  }

  @Test func `actions take the place of what layers do`() {
    paint()
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 1
    layer.actions = ["position": NSNull(), "opacity": slow]
    layer.position.x = 90
    layer.opacity = 0
    expect(layer.animationKeys(), equals: ["opacity"])
    stage.wait(0.5)
    expect(abs(seen.opacity - 0.5) < 0.05)
    expect(seen.position.x, equals: 90)
  }

  @Test func `the layers of views change at once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    paint()
    view.layer.opacity = 0.3
    view.layer.cornerRadius = 4
    expect(view.layer.animationKeys() == nil)
  }

  @Test func `shapes and gradients animate what is theirs, but for paths`() {
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    for layer in [shape, gradient] { stage.root.layer.addSublayer(layer) }
    paint()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.strokeEnd = 0.5
    shape.strokeColor = UIColor.red.cgColor
    gradient.colors = [UIColor.green.cgColor, UIColor.blue.cgColor]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    expect(Set(shape.animationKeys() ?? []), equals: ["strokeEnd", "strokeColor"])
    expect(Set(gradient.animationKeys() ?? []), equals: ["colors", "endPoint"])
    stage.wait(0.12)
    expect((0.55...0.95).contains(shape.presentation()?.strokeEnd ?? 0))
  }

  // MARK: Pictures

  private var picture: UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 10), format: UIGraphicsImageRendererFormat()
    ).image { _ in }
  }

  private func parts() -> [ImagePart] {
    stage.root.displayNode().children.flatMap(\.commands).compactMap {
      if case .imagePart(_, let part) = $0 { part } else { nil }
    }
  }

  @Test func `a picture stands where its gravity says`() throws {
    let image = try #require(picture.cgImage)
    let scale = picture.scale
    layer.contents = image
    layer.contentsScale = scale
    expect(parts().map(\.destination), equals: [CGRect(x: 0, y: 0, width: 40, height: 40)])
    layer.contentsGravity = .resizeAspect
    expect(parts().map(\.destination), equals: [CGRect(x: 0, y: 10, width: 40, height: 20)])
    layer.contentsGravity = .resizeAspectFill
    expect(parts().map(\.destination), equals: [CGRect(x: -20, y: 0, width: 80, height: 40)])
    layer.contentsGravity = .bottomRight
    expect(parts().map(\.destination), equals: [CGRect(x: 20, y: 30, width: 20, height: 10)])
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    expect(parts().map(\.destination), equals: [CGRect(x: 30, y: 30, width: 10, height: 10)])
    expect(parts().map(\.source), equals: [CGRect(x: 0.5, y: 0, width: 0.5, height: 1)])
    layer.contents = nil
    expect(parts().isEmpty)
    layer.contents = "no picture"
    expect(parts().isEmpty)
  }

  @Test func `a view's layer shows its picture too`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.contents = picture.cgImage
    let commands = view.displayNode().commands
    expect(
      commands.contains { if case .imagePart = $0 { true } else { false } })
  }

  @Test func `pixels are counted, cut out, and made into pictures again`() throws {
    let image = try #require(picture.cgImage)
    let scale = Int(picture.scale)
    expect(image.width == 20 * scale && image.height == 10 * scale)
    let cut = try #require(
      image.cropping(to: CGRect(x: 10 * scale, y: 0, width: 100 * scale, height: 5 * scale)))
    expect(cut.width == 10 * scale && cut.height == 5 * scale)
    expect(cut.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 3))?.width, equals: 2)
    expect(image.cropping(to: CGRect(x: 500, y: 0, width: 5, height: 5)) == nil)
    expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
    expect(UIImage(cgImage: image).size, equals: CGSize(width: 20 * scale, height: 10 * scale))
    let turned = UIImage(cgImage: cut, scale: CGFloat(scale), orientation: .right)
    expect(turned.size, equals: CGSize(width: 5, height: 10))
    expect(UIImage().cgImage == nil)
  }
}
