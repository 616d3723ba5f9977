// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Layers as libraries use them.
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
    #expect(caption.preferredFrameSize().height > 0)
  }

  @Test func `a layer of depth holds others`() {
    let deep = CATransformLayer()
    let inner = CALayer()
    deep.sublayerTransform = CATransform3DMakeScale(2, 2, 2)
    deep.addSublayer(inner)
    #expect(inner.superlayer === deep)
  }
}
