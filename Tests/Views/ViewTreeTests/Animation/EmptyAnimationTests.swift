// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of the completion of animations without changes, with a manually advanced clock.
@MainActor
@Suite("Animations of nothing")
struct EmptyAnimationTests {
  private let stage = Stage()

  @Test func `their completion comes with the next frame, once`() async {
    var told: [Bool] = []
    UIView.animate(withDuration: 1) {
    } completion: {
      told.append($0)
    }
    expect(told.isEmpty)
    stage.wait(0.02)
    expect(told, equals: [true])
    await Task.yield()
    stage.wait(0.02)
    expect(told, equals: [true])
  }

  @Test func `a transaction's completion comes with the next frame`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    expect(!isDone)
    stage.wait(0.02)
    expect(isDone)
  }

  @Test func `what a completion begins ends with the frame after it`() {
    var ended = 0
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      ended += 1
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        ended += 1
      }
    }
    stage.wait(0.01)
    expect(ended, equals: 1)
    stage.wait(0.01)
    expect(ended, equals: 2)
  }
}
