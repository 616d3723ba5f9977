// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the motions of a scroll view's content, and of the drags that start them, compared with the path
/// of the finger.
@MainActor
struct ScrollMotionTests {
  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
  }

  @Test(arguments: 0..<20)
  func `a motion goes from its start to its end along a line, and rests there`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (from, to) = (Self.point(&random), Self.point(&random))
    let start = Double.random(in: 0...9, using: &random)
    let further = CGVector(dx: 30, dy: -7)
    for (motion, duration) in [
      (ScrollMotion(easingFrom: from, to: to, at: start), ScrollMotion.easingDuration),
      (ScrollMotion(steppingFrom: from, to: to, at: start), ScrollMotion.stepDuration),
    ] {
      let shifted = motion.shifted(by: further)
      var shares: [CGFloat] = []
      var faults: [Int] = []
      for tick in 0...10 {
        let time = start + duration * Double(tick) / 10
        let place = motion.place(at: time).offset
        let share = (place.x - from.x) / (to.x - from.x)
        shares.append(share)
        let other = shifted.place(at: time).offset
        let isOnLine = abs((place.y - from.y) - share * (to.y - from.y)) < 1
        let isFurther = abs(other.x - place.x - 30) < 1e-6 && abs(other.y - place.y + 7) < 1e-6
        if !isOnLine || !isFurther { faults.append(tick) }
      }
      expect(faults.isEmpty && shares == shares.sorted())
      expect(abs(shares[0]) < 0.01 && motion.end == to)
      let end = motion.place(at: start + 2 * duration)
      expect(end.offset == to && end.isAtRest && !motion.place(at: start).isAtRest)
    }
  }

  @Test(arguments: 0..<20)
  func `a redirected motion goes on where it is, with the time that is left`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (from, to, other) = (Self.point(&random), Self.point(&random), Self.point(&random))
    let motion = ScrollMotion(easingFrom: from, to: to, at: 1)
    let time = 1 + Double.random(in: 0.02...0.28, using: &random)
    let place = motion.place(at: time).offset
    let redirected = motion.redirected(from: place, to: other, at: time)
    let now = redirected.place(at: time).offset
    expect(hypot(now.x - place.x, now.y - place.y) < 0.01)
    expect(redirected.end == other && redirected.place(at: 1.301).isAtRest)
    expect(!redirected.place(at: 1.29).isAtRest)
    let step = 1e-5
    let (before, after) = (
      redirected.place(at: 1.2 - step).offset, redirected.place(at: 1.2 + step).offset
    )
    let velocity = redirected.velocity(at: 1.2)
    if time < 1.19 {
      expect(
        abs((after.x - before.x) / CGFloat(2 * step) - velocity.dx) < abs(velocity.dx) / 50 + 1)
    }
  }

  // MARK: ScrollPan

  /// A finger that moves along straight lines over a scroll view of 300 by 300 points.
  @MainActor
  private final class Finger {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var place = CGPoint(x: 150, y: 150)

    init(locks: Bool) {
      scrollView.contentSize = CGSize(width: 2000, height: 2000)
      scrollView.isDirectionalLockEnabled = locks
      stage.root.addSubview(scrollView)
      stage.frame()
      scrollView.contentOffset = CGPoint(x: 800, y: 800)
    }

    func send(_ phase: PointerEvent.Phase) {
      var event = PointerEvent(phase: phase, location: place, timestamp: stage.time)
      event.isDirect = true
      stage.surface.handle(.pointer(event))
      stage.frame(after: 1 / 60)
    }

    func move(_ dx: CGFloat, _ dy: CGFloat) {
      place = CGPoint(x: place.x + dx, y: place.y + dy)
      send(.moved)
    }
  }

  @Test(arguments: [false, true], 0..<8)
  func `content follows a finger point for point, along one axis where it is locked`(
    locks: Bool, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let finger = Finger(locks: locks)
    let pan = try #require(finger.scrollView.panGestureRecognizer as? ScrollPan)
    finger.send(.began)
    let isAcross = Bool.random(using: &random)
    finger.move(isAcross ? 7 : 0, isAcross ? 0 : 7)
    expect(pan.state == .possible && finger.scrollView.contentOffset.x == 800)
    finger.move(isAcross ? 9 : 2, isAcross ? 2 : 9)
    expect(pan.state, equals: .began)
    var wanted = finger.scrollView.contentOffset
    var faults: [CGPoint] = []
    for _ in 0..<12 {
      let step = CGPoint(
        x: CGFloat(Int.random(in: -8...8, using: &random)),
        y: CGFloat(Int.random(in: -8...8, using: &random)))
      finger.move(step.x, step.y)
      if !locks || isAcross { wanted.x -= step.x }
      if !locks || !isAcross { wanted.y -= step.y }
      let place = finger.scrollView.contentOffset
      if hypot(place.x - wanted.x, place.y - wanted.y) > 0.6 { faults.append(place) }
    }
    expect(faults.isEmpty, "\(wanted)")
  }
}
