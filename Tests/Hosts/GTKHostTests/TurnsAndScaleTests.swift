// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import GTKHost
import MullionCollectionGeometry
import Testing

struct TurnsAndScaleTests {
  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 4), CGAffineTransform(rotationAngle: -2.5),
    CGAffineTransform(scaleX: 3, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 4, ty: 5),
    CGAffineTransform(a: 0.3, b: -2, c: 1.5, d: 0.9, tx: 0, ty: 0),
  ])
  func `a map is put together again from its turns and scales`(map: CGAffineTransform) {
    let parts = TurnsAndScale(map)
    let made = CGAffineTransform(rotationAngle: parts.firstTurn * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height))
      .concatenating(CGAffineTransform(rotationAngle: parts.lastTurn * .pi / 180))
    for (part, expected) in [
      (made.a, map.a), (made.b, map.b), (made.c, map.c), (made.d, map.d),
    ] {
      expect(abs(part - expected) < 1e-9)
    }
  }
}
