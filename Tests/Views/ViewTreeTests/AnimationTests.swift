// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

@MainActor
struct AnimationTests {
  private let stage = Stage.withBox()
  private let log = Log()

  final class Log {
    var entries: [Bool] = []
  }

  private var box: UIView { stage.box }

  /// The display node of the box, with its position, scale, opacity and fill.
  private var node: DisplayNode? { stage.node }
  private var x: CGFloat { stage.x }
  private var done: (Bool) -> Void { { [log] in log.entries.append($0) } }

  private func isNear(_ value: CGFloat, _ expected: CGFloat, within: CGFloat = 0.01) -> Bool {
    abs(value - expected) <= within
  }

  @Test func `a change has its value at once and is painted in time`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
    expect(box.frame.origin.x, equals: 100)
    expect(isNear(x, 0))
    stage.wait(0.25)
    expect(isNear(x, 25))
    stage.wait(0.5)
    expect(isNear(x, 75))
    stage.wait(0.25)
    expect(isNear(x, 100))
  }

  @Test func `without options time runs along an S`() {
    UIView.animate(withDuration: 1) { box.alpha = 0 }
    stage.wait(0.25)
    // The curve of (0.42, 0) and (0.58, 1) is at 0.1291 after a quarter.
    expect(isNear(node?.alpha ?? 0, 1 - 0.1291, within: 0.001))
    stage.wait(0.25)
    expect(isNear(node?.alpha ?? 0, 0.5, within: 0.001))
  }

  @Test func `the completion is called once, after the end, and frames stop`() {
    UIView.animate(withDuration: 0.5, animations: { box.center.x += 10 }, completion: done)
    stage.wait(0.4)
    expect(log.entries.isEmpty)
    stage.wait(0.2)
    expect(log.entries, equals: [true])
    expect(!stage.surface.frame(at: stage.time + 1))
    var asked = 0
    stage.surface.onNeedsFrame = { asked += 1 }
    _ = stage.surface.displayTree()
    expect(asked, equals: 0)
    expect(log.entries, equals: [true])
  }

  @Test func `a delay is waited for where the view was`() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { box.frame.origin.x = 100 }
    stage.wait(0.9)
    expect(isNear(x, 0))
    stage.wait(0.6)
    expect(isNear(x, 50))
  }

  @Test func `a new goal on the way is reached without a jump, and both completions say true`() {
    func move(to target: CGFloat) {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { box.frame.origin.x = target }, completion: done)
    }
    move(to: 100)
    stage.wait(0.5)
    move(to: 0)
    expect(isNear(x, 50))
    stage.wait(0.25)
    // 0 + (0 - 100) * 0.25 + (100 - 0) * 0.75
    expect(isNear(x, 50))
    stage.wait(0.5)
    expect(isNear(x, 25))
    stage.settle()
    expect(isNear(x, 0))
    expect(log.entries, equals: [true, true])
  }

  @Test func `beginning from the current state takes the place of what is under way`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { box.frame.origin.x = 100 }, completion: done)
    stage.wait(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      box.frame.origin.x = 0
    }
    expect(isNear(x, 50))
    stage.wait(0.5)
    expect(isNear(x, 25))
    expect(log.entries, equals: [false])
  }

  @Test func `a view that leaves the window ends its animations`() {
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: done)
    stage.wait(0.5)
    box.removeFromSuperview()
    stage.wait(0.1)
    expect(log.entries, equals: [false])
    expect(!stage.surface.frame(at: stage.time + 1))
  }

  @Test func `animations taken away show the view as it was set`() {
    UIView.animate(withDuration: 1, animations: { box.frame.origin.x = 50 }, completion: done)
    stage.wait(0.2)
    box.layer.removeAllAnimations()
    expect(isNear(x, 50))
    stage.wait(0.1)
    expect(log.entries, equals: [false])
  }

  @Test func `turns turn and scales scale`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
    }
    stage.wait(0.5)
    let map = node?.transform ?? .identity
    expect(isNear((map.a * map.a + map.b * map.b).squareRoot(), 2))
    expect(isNear(atan2(map.b, map.a), .pi / 4))
    expect(isNear(CGPoint(x: 50, y: 50).applying(map).x, 50))
  }

  @Test func `colours and corners are on their way too`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.backgroundColor = .white
      box.layer.cornerRadius = 20
    }
    expect(box.backgroundColor, equals: .white)
    stage.wait(0.5)
    guard case .fill(let shape, let color)? = node?.commands.first else {
      Issue.record("the box is filled")
      return
    }
    expect(isNear(color.red, 0.5))
    expect(isNear(shape.radius, 10))
  }

  @Test func `views inside get to their places together with what holds them`() {
    let inner = UIView(frame: box.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.bounds.size = CGSize(width: 200, height: 100)
    }
    stage.wait(0.5)
    expect(isNear(node?.bounds.width ?? 0, 150))
    expect(isNear(node?.children.first?.bounds.width ?? 0, 150))
    expect(isNear(node?.children.first?.transform.tx ?? -1, 0))
  }

  @Test func `constraints are animated by laying out inside the block`() {
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(pinned)
    let left = pinned.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, pinned.topAnchor.constraint(equalTo: stage.root.topAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 10),
      pinned.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.root.layoutIfNeeded()
    }
    stage.wait(0.5)
    expect(pinned.frame.minX, equals: 100)
    expect(isNear(stage.surface.displayTree().children.last?.transform.tx ?? 0, 50))
  }

  @Test func `people point at views where they are set, and not at those on their way`() {
    UIView.animate(withDuration: 1) { box.frame.origin.x = 200 }
    stage.wait(0.1)
    expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === stage.root)
    stage.wait(1)
    expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === box)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      box.frame.origin.x = 0
    }
    stage.wait(0.1)
    expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === box)
    expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === stage.root)
  }

  @Test func `a repeated animation runs there and back until it is taken away`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
      animations: { box.frame.origin.x = 100 }, completion: done)
    stage.wait(1.5)
    expect(isNear(x, 50))
    stage.wait(1)
    expect(isNear(x, 50))
    stage.wait(0.25)
    expect(isNear(x, 75))
    expect(log.entries.isEmpty)
    box.layer.removeAllAnimations()
    stage.wait(0.1)
    expect(log.entries, equals: [false])
  }

  @Test func `changes can be kept out of animations`() {
    UIView.animate(withDuration: 1) {
      expect(UIView.inheritedAnimationDuration, equals: 1)
      UIView.performWithoutAnimation {
        expect(!UIView.areAnimationsEnabled)
        box.frame.origin.x = 30
      }
    }
    expect(isNear(x, 30))
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { box.frame.origin.x = 60 }, completion: done)
    UIView.setAnimationsEnabled(true)
    expect(isNear(x, 60))
    UIView.animate(withDuration: 0, animations: { box.frame.origin.x = 70 }, completion: done)
    expect(isNear(x, 70))
    expect(log.entries.isEmpty)
    stage.wait(0.1)
    expect(log.entries.contains(true))
  }

  @Test func `an animation inside another takes its duration, or insists on its own`() {
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    stage.root.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 5) { box.frame.origin.x = 100 }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        other.frame.origin.x = 100
      }
    }
    stage.wait(0.5)
    expect(isNear(x, 50))
    stage.wait(0.05)
    expect(isNear(stage.surface.displayTree().children[1].transform.tx, 100))
  }

  @Test func `a view outside of a window changes at once`() async {
    let alone = UIView()
    await withCheckedContinuation { continuation in
      UIView.animate(
        withDuration: 1, animations: { alone.alpha = 0 },
        completion: { finished in
          expect(finished)
          continuation.resume()
        })
    }
    expect(alone.layer.animations == nil)
  }

  @Test func `times that are no numbers trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView.animate(withDuration: .nan) {} }
    }
  }
}
