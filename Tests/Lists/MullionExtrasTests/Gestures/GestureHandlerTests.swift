// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionExtras
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of gesture recognizer closures.
@MainActor
struct GestureHandlerTests {
  @Test func `handlers get the recogniser as what it is, until they are removed`() {
    let root = UIView()
    let stage = Stage(root, size: CGSize(width: 200, height: 200), scale: 1)
    var places: [CGPoint] = []
    let pan = UIPanGestureRecognizer()
    let token = pan.addHandler { places.append($0.translation(in: $0.view)) }
    root.addGestureRecognizer(pan)
    root.addGestureRecognizer(UITapGestureRecognizer().handled(by: { _ in places.append(.zero) }))
    func drag() {
      for (phase, x) in [(PointerEvent.Phase.began, 10.0), (.moved, 50), (.ended, 50)] {
        stage.pointer(phase, x, 10)
      }
    }
    drag()
    expect(places, equals: [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 0)])
    token.remove()
    drag()
    expect(places.count, equals: 2)
  }
}
