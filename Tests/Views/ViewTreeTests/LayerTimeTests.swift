// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

/// Tests of the time space of layers, in which their animations run.
@MainActor
struct LayerTimeTests {
  private let stage = Stage.withBox()
  private var box: UIView { stage.box }

  private var seenX: CGFloat { box.layer.presentation()?.position.x ?? -1 }

  private func slide() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    box.layer.add(animation, forKey: "slide")
  }

  @Test func `time converts by begin, speed and offset, through superlayers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.beginTime = 10
    inner.timeOffset = 3
    expect(inner.convertTime(20, from: nil), equals: 33)
    expect(inner.convertTime(33, to: nil), equals: 20)
    expect(inner.convertTime(40, from: outer), equals: 33)
    expect(inner.convertTime(33, to: outer), equals: 40)
    expect(inner.convertTime(5, to: inner), equals: 5)
  }

  @Test func `a layer without speed is seen where its offset says, and asks for no frames`() {
    stage.surface.frame(at: 0)
    box.layer.speed = 0
    slide()
    box.layer.timeOffset = 0.25
    stage.surface.frame(at: 5)
    expect(abs(seenX - 25) < 0.001)
    expect(!stage.surface.frame(at: 6))
    box.layer.timeOffset = 0.75
    stage.surface.frame(at: 7)
    expect(abs(seenX - 75) < 0.001)
    expect(box.layer.animation(forKey: "slide") != nil)
  }

  @Test func `an animation that is paused goes on from where it was`() {
    stage.surface.frame(at: 10)
    slide()
    stage.surface.frame(at: 10.5)
    let paused = box.layer.convertTime(stage.surface.now, from: nil)
    box.layer.speed = 0
    box.layer.timeOffset = paused
    stage.surface.frame(at: 20)
    expect(abs(seenX - 50) < 0.001)
    box.layer.speed = 1
    box.layer.timeOffset = 0
    box.layer.beginTime = 0
    box.layer.beginTime = box.layer.convertTime(stage.surface.now, from: nil) - paused
    stage.surface.frame(at: 20.25)
    expect(abs(seenX - 75) < 0.001)
    stage.surface.frame(at: 20.6)
    expect(box.layer.animation(forKey: "slide") == nil)
  }

  @Test func `a layer's speed holds for changes of views in it`() {
    stage.surface.frame(at: 0)
    stage.surface.root.layer.speed = 0.5
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.center.x = 150
    }
    stage.surface.frame(at: 1)
    expect(abs(seenX - 100) < 0.001)
    stage.surface.frame(at: 2.1)
    expect(seenX, equals: 150)
  }
}
