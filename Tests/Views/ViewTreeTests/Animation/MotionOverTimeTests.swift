// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of motions as functions of time: closed forms compared with their derivatives, and decelerations
/// compared with a model that sums frames.
@MainActor
struct MotionOverTimeTests {
  // MARK: AxisMotion

  nonisolated private static let motions: [AxisMotion] = [
    .rest(7), .ease(from: 3, to: 120, duration: 0.4), .arrive(from: -20, to: 80, duration: 0.3),
    .glide(from: 10, velocity: 900, drag: 2),
    .spring(from: 50, to: 0, velocity: 300, stiffness: 12),
    .release(from: 900, velocity: 3000, drag: 2, in: (0, 1000), to: 1000, bounces: true),
  ]

  @Test(arguments: motions)
  func `the velocity of an axis motion is the slope of its places`(motion: AxisMotion) {
    let (step, count) = (1e-5, 300)
    for number in 1..<count {
      let time = Double(number) / 100 + 0.0037
      let (before, after) = (motion.place(after: time - step), motion.place(after: time + step))
      guard !after.isAtRest else { break }
      let slope = (after.value - before.value) / CGFloat(2 * step)
      let velocity = motion.velocity(after: time)
      expect(abs(slope - velocity) < 0.01 * abs(velocity) + 0.1, "after \(time)")
    }
  }

  @Test(arguments: motions)
  func `an axis motion comes to rest at its end, and moved on does so further on`(
    motion: AxisMotion
  ) {
    let end = motion.place(after: 60)
    expect(end.value == motion.end && end.isAtRest)
    let moved = motion.shifted(by: 35)
    for tick in 0..<100 {
      let time = Double(tick) / 30
      let (own, other) = (motion.place(after: time), moved.place(after: time))
      expect(abs(other.value - own.value - 35) < 1e-6 && other.isAtRest == own.isAtRest)
      expect(abs(moved.velocity(after: time) - motion.velocity(after: time)) < 1e-6)
    }
  }

  @Test func `a redirected axis motion is at the given place, and ends at the new end`() {
    for (begin, share) in [(-50.0, 0.1), (0, 0.3), (700, 0.6), (20, 0.9)] {
      let motion = AxisMotion.ease(from: CGFloat(begin), to: 300, duration: 0.5)
      let time = 0.5 * share
      let place = motion.place(after: time).value
      let redirected = motion.redirected(from: place, to: 900, after: time)
      expect(abs(redirected.place(after: time).value - place) < 1e-6)
      expect(redirected.end, equals: 900)
    }
  }

  @Test func `a released offset ends at its target, and without bouncing never leaves the range`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let from = CGFloat.random(in: 0...1000, using: &random)
      let velocity = CGFloat.random(in: -4000...4000, using: &random)
      let target = max(
        0, min(1000, AxisMotion.restingPlace(from: from, velocity: velocity, drag: 2)))
      let motion = AxisMotion.release(
        from: from, velocity: velocity, drag: 2, in: (0, 1000), to: target, bounces: false)
      expect(abs(motion.place(after: 0).value - from) < 0.51)
      expect(abs(motion.end - target) < 0.51)
      for tick in 0..<120 {
        let value = motion.place(after: Double(tick) / 30).value
        expect(value > -0.01 && value < 1000.01, "\(motion) at \(tick)")
      }
    }
  }

  // MARK: AnimationTiming

  @Test(arguments: [(1.0, false), (3, false), (2, true), (2.5, false), (1.25, true)])
  func `a timing goes over its way as often as it says, back again where it is to`(
    count: Double, isReturning: Bool
  ) {
    var timing = AnimationTiming(begin: 5, duration: 2, curve: .cubic(.linear))
    timing.repeatCount = count
    timing.autoreverses = isReturning
    let run = isReturning ? 4.0 : 2
    expect(timing.end, equals: 5 + run * count)
    expect(timing.progress(at: 0) == 0 && !timing.hasBegun(at: 4.9) && timing.hasBegun(at: 5))
    // Away from the turns, each step of a tenth second leads a twentieth of the way on or back.
    var place = 0.0
    for step in 0..<Int((run * count * 10).rounded()) {
      let isBack = isReturning && step % 40 >= 20
      if !isReturning, step % 20 == 0 { place = 0 }
      place += isBack ? -0.05 : 0.05
      let time = 5 + Double(step) / 10 + 0.0999
      expect(abs(timing.progress(at: time) - place) < 0.001, "at \(time)")
      expect(timing.runsDone(at: time), equals: step / (isReturning ? 40 : 20))
    }
    expect(abs(timing.progress(at: 1000) - place) < 1e-9)
  }

  // MARK: AnimationPace

  /// A model that sums the movements of frames.
  private struct PaceModel {
    var place = 0.0
    var speed = 1.0
    var isRunning = false
    var isReversed = false

    mutating func pass(_ seconds: Double) {
      guard isRunning else { return }
      place = max(0, min(2, place + (isReversed ? -1 : 1) * seconds * speed))
    }

    mutating func go(rest: Double?) {
      let left = isReversed ? place : 2 - place
      speed = rest.map { left / $0 } ?? 1
      if speed <= 0 { speed = 1e9 }
      isRunning = true
    }
  }

  @Test(arguments: 0..<20)
  func `a pace is where the sum of its frames leads`(seed: UInt64) {
    let stage = Stage()
    let pace = AnimationPace(duration: 2, curve: .cubic(.linear))
    pace.animator = stage.surface.animator
    var (model, random) = (PaceModel(), SeededGenerator(seed: seed))
    for step in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let rest = Bool.random(using: &random) ? Double.random(in: 0.1...3, using: &random) : nil
        pace.go(rest: rest)
        model.go(rest: rest)
      case 1:
        pace.hold()
        model.isRunning = false
      case 2:
        pace.isReversed.toggle()
        model.isReversed.toggle()
      case 3:
        let share = Double.random(in: -0.2...1.2, using: &random)
        pace.move(to: share)
        model.place = max(0, min(1, share)) * 2
      default:
        let seconds = Double.random(in: 0.01...0.4, using: &random)
        stage.frame(after: seconds)
        model.pass(seconds)
      }
      expect(abs(pace.elapsed(at: stage.time) - model.place) < 1e-6, "step \(step)")
      expect(pace.isHeld, equals: !model.isRunning)
      let isOver = model.isReversed ? model.place <= 0 : model.place >= 2
      expect(pace.hasEnded(at: stage.time), equals: (model.isRunning && isOver), "step \(step)")
    }
  }

  @Test func `the time of a progress is the one at which a pace has made it`() {
    let pace = AnimationPace(duration: 1, curve: .cubic(.easeInOut))
    for number in 0...20 {
      let share = Double(number) / 20
      expect(abs(pace.progress(ofTime: pace.time(ofProgress: share)) - share) < 1e-6)
    }
    expect(pace.progress(ofTime: 0.25) < 0.25 && pace.progress(ofTime: 0.75) > 0.75)
  }

  // MARK: InteractiveTime

  @Test func `held time moves by hand, goes on at its speed, and back to the start`() {
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    stage.frame()
    let time = InteractiveTime(of: view, duration: 1)
    time.move(to: 0.2)
    stage.wait(0.5)
    expect(abs(time.share - 0.2) < 1e-6)
    time.goOn(speed: 2)
    stage.wait(0.25)
    expect(abs(time.share - 0.7) < 0.02)
    time.move(to: 0.1)
    time.hold()
    stage.wait(0.5)
    expect(abs(time.share - 0.7) < 0.02)
    time.move(to: 7)
    expect(time.share, equals: 1)
    time.move(to: 0.7)
    var ends = 0
    time.goBack(speed: 2) { ends += 1 }
    stage.wait(0.25)
    expect(abs(time.share - 0.2) < 0.05 && ends == 0)
    stage.wait(0.5)
    expect(ends, equals: 1)
    time.release()
    expect(view.layer.speed == 1 && view.layer.timeOffset == 0)
  }
}
