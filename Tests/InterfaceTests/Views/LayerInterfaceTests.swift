// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Layers as libraries use them.
@MainActor
struct LayerInterfaceTests {
  @Test func `a layer of depth holds others`() {
    let deep = CATransformLayer()
    let inner = CALayer()
    deep.sublayerTransform = CATransform3DMakeScale(2, 2, 2)
    deep.addSublayer(inner)
    #expect(inner.superlayer === deep)
  }
}
