// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for layers compiles.
@MainActor
struct LayerInterfaceTests {
  private final class Caption: CATextLayer {
    override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
  }

  @Test func `a layer of text is overridden`() {
    let caption = Caption()
    caption.string = "Total"
    caption.font = UIFont.systemFont(ofSize: 12)
    caption.alignmentMode = .center
    caption.truncationMode = .end
    caption.isWrapped = true
    expect(caption.preferredFrameSize().height > 0)
  }

  @Test func `events of layers have names`() {
    let layer = CALayer()
    let fade = CATransition()
    fade.type = .fade
    layer.add(fade, forKey: kCATransition)
    layer.actions = [kCAOnOrderIn: NSNull(), kCAOnOrderOut: NSNull()]
    expect(layer.action(forKey: kCAOnOrderIn) is NSNull)
  }

  private final class Ring: CALayer {
    var progress: CGFloat = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { progress = ring.progress }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Stripe: CAShapeLayer {
    private let count: Int
    init(count: Int) {
      self.count = count
      super.init()
    }
    override init(layer: Any) {
      count = (layer as? Stripe)?.count ?? 0
      super.init(layer: layer)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `layers with properties of their own are copied for what is seen`() {
    let ring = Ring()
    ring.progress = 0.5
    expect(Ring(layer: ring).progress == 0.5 && Stripe(count: 2).sublayers == nil)
  }

  @Test func `a layer of depth holds others`() {
    let deep = CATransformLayer()
    let inner = CALayer()
    deep.sublayerTransform = CATransform3DMakeScale(2, 2, 2)
    deep.addSublayer(inner)
    expect(inner.superlayer === deep)
  }
}
