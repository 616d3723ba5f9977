// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of custom layer classes.
@MainActor
struct LayerMakingTests {
  private final class Ring: CALayer {
    var progress: CGFloat = 0
    override init() { super.init() }
    override init(layer: Any) {
      progress = (layer as? Ring)?.progress ?? -1
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Stripe: CAShapeLayer {
    let count: Int
    init(count: Int) {
      self.count = count
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Dial: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test func `what is seen of a layer has what its class takes over`() throws {
    let stage = Stage()
    let ring = Ring()
    ring.progress = 0.5
    ring.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    ring.cornerRadius = 7
    expect(ring.presentation() == nil)
    stage.root.layer.addSublayer(ring)
    stage.wait(0.1)
    let seen = try #require(ring.presentation())
    expect(seen !== ring && seen.progress == 0.5 && seen.cornerRadius == 7)
    expect(seen.frame, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a view's layer is of the class that it names`() {
    expect((Dial().layer as? Ring)?.progress, equals: 0)
  }

  @Test func `a layer with initialisers of its own needs no others`() {
    let stripe = Stripe(count: 3)
    let holder = CALayer()
    holder.addSublayer(stripe)
    expect(stripe.count == 3 && stripe.superlayer === holder)
  }

  @Test func `a copy of what is no layer has no size`() {
    expect(CALayer(layer: 3).bounds, equals: .zero)
    let one = CALayer()
    one.opacity = 0.25
    one.backgroundColor = CGColor(gray: 1, alpha: 1)
    let copy = CALayer(layer: one)
    expect(copy.opacity == 0.25 && copy.backgroundColor == one.backgroundColor)
    expect(CAShapeLayer(layer: CAShapeLayer()).path == nil)
  }
}
