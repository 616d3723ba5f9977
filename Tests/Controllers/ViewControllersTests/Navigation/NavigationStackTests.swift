// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

@testable import MullionViewControllers

/// Tests of the state of navigation stacks and bars: random changes, with a check of the invariants after
/// each step.
@MainActor
struct NavigationStackTests {
  /// A navigation stack and the child controllers that its callers manage.
  @MainActor
  private final class Course {
    var stack = NavigationStack()
    var children: [UIViewController] = []
    let pool = (0..<6).map { _ in UIViewController() }

    func change(to new: [UIViewController]) {
      let (added, removed) = stack.change(to: new)
      children += added.filter { !children.contains($0) }
      expect(stack.controllers, equals: new)
      expect(removed.allSatisfy { !new.contains($0) && children.contains($0) })
    }

    func begin() {
      guard stack.isFree, !stack.isAtRest else { return }
      stack.begin(
        NavigationTransition(
          old: stack.shown, new: stack.controllers.last, isAnimated: true, isManaged: true,
          coordinator: TransitionCoordinator(container: UIView()),
          isBack: stack.wasStaged(stack.controllers.last)))
    }

    func end() {
      guard stack.transition != nil else { return }
      stack.end()
      settle()
    }

    func callOff() {
      guard stack.transition != nil else { return }
      let before = stack.transition?.stackBefore ?? []
      let dropped = stack.takeBack()
      expect(dropped.allSatisfy { !before.contains($0) && !stack.controllers.contains($0) })
      expect(stack.takeBack().isEmpty)
      let old = stack.transition?.old
      stack.callOff()
      expect(stack.shown === old)
      settle()
    }

    private func settle() {
      expect(!stack.isFree)
      let left = stack.settle().left
      children.removeAll(where: left.contains)
      expect(left.allSatisfy { $0 !== stack.shown })
      stack.rest()
    }

    /// The invariants that are currently violated.
    var faults: [String] {
      var faults: [String] = []
      if !Set(stack.coming).isSubset(of: stack.controllers) { faults.append("coming, not there") }
      if !Set(stack.leaving).isDisjoint(with: stack.controllers) { faults.append("leaving, there") }
      if Set(children) != Set(stack.controllers + stack.leaving) {
        faults.append("\(children.count) children")
      }
      if Set(stack.coming).count != stack.coming.count { faults.append("coming twice") }
      if Set(stack.leaving).count != stack.leaving.count { faults.append("leaving twice") }
      return faults
    }
  }

  @Test(arguments: 0..<40)
  func `a stack knows who is a child of it, whatever changes in a transition`(seed: UInt64) {
    let course = Course()
    var random = SeededGenerator(seed: seed)
    for step in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let count = Int.random(in: 1...4, using: &random)
        course.change(to: Array(course.pool.shuffled(using: &random).prefix(count)))
      case 2, 3: course.begin()
      case 4: course.end()
      default: course.callOff()
      }
      expect(course.faults, equals: [], "step \(step)")
    }
    for _ in 0..<3 {
      course.begin()
      course.end()
    }
    expect(course.stack.isAtRest && course.stack.shown === course.stack.controllers.last)
    expect(Set(course.children), equals: Set(course.stack.controllers))
  }

  @Test func `a push that is called off takes back its own change alone`() {
    let course = Course()
    let (root, first, later) = (course.pool[0], course.pool[1], course.pool[2])
    course.change(to: [root])
    course.begin()
    course.end()
    course.change(to: [root, first])
    course.begin()
    course.change(to: [root, first, later])
    course.callOff()
    expect(course.stack.controllers, equals: [root, later])
    expect(course.stack.shown === root && !course.stack.isAtRest)
    course.begin()
    course.end()
    expect(course.stack.isAtRest && course.children.count == 2)
  }

  // MARK: TransitionCoordinator

  @Test func `what goes along with a transition is done once, and its end is told once`() {
    let (from, to) = (UIViewController(), UIViewController())
    let coordinator = TransitionCoordinator(
      container: UIView(), isAnimated: true, duration: 0.4, from: from, to: to)
    var log: [String] = []
    coordinator.animate { _ in
      log.append("along")
    } completion: {
      log.append($0.isCancelled ? "cancelled" : "complete")
    }
    coordinator.notifyWhenInteractionChanges { log.append("\($0.isInteractive)") }
    coordinator.notifyWhenInteractionEnds { _ in log.append("ends") }
    expect(coordinator.percentComplete == 0 && coordinator.transitionDuration == 0.4)
    coordinator.isInteractive = true
    coordinator.isInteractive = true
    expect(log, equals: ["true"])
    coordinator.isCancelled = true
    coordinator.isInteractive = false
    expect(log == ["true", "false", "ends"] && coordinator.initiallyInteractive)
    coordinator.isInteractive = true
    expect(log.count, equals: 3)
    coordinator.share = { 0.3 }
    expect(coordinator.percentComplete, equals: 0.3)
    coordinator.share = nil
    coordinator.runAnimations()
    expect(log.last == "along" && coordinator.percentComplete == 1)
    coordinator.complete()
    coordinator.complete()
    expect(log.dropFirst(3), equals: ["along", "cancelled"])
    expect(coordinator.viewController(forKey: .from) === from)
    expect(coordinator.viewController(forKey: .to) === to)
    expect(coordinator.view(forKey: .to) == nil)
    coordinator.takes(-2)
    expect(coordinator.transitionDuration, equals: 0)
  }

  // MARK: BarSide

  private func item(_ width: CGFloat) -> UIBarButtonItem {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    return UIBarButtonItem(customView: view)
  }

  @Test(arguments: [1.0, -1])
  func `the items of a bar stand one after the other, with what is left between them`(
    step: Double
  ) throws {
    let items = [
      item(30), UIBarButtonItem.fixedSpace(12), item(50), UIBarButtonItem.flexibleSpace(), item(20),
      UIBarButtonItem.flexibleSpace(), item(44),
    ]
    let hidden = item(100)
    hidden.isHidden = true
    let side = BarSide(items + [hidden], plain: nil, done: nil)
    expect(side.views.count, equals: 4)
    // Each view keeps 8 points at either side.
    expect(side.width(height: 44), equals: 220)
    let row = CGRect(x: 0, y: 10, width: 400, height: 44)
    side.place(from: step > 0 ? 0 : 400, step: CGFloat(step), in: row, room: 400)
    let frames = side.views.map(\.frame)
    let spare: CGFloat = 90
    let places: [CGFloat] = [8, 66, 132 + spare, 168 + 2 * spare]
    let starts = frames.map { frame -> CGFloat in step > 0 ? frame.minX : 400 - frame.maxX }
    expect(starts, equals: places)
    expect(frames.allSatisfy { $0.midY == row.midY && $0.height == 20 })
    expect(frames.map(\.width), equals: [30, 50, 20, 44])
  }

  // MARK: BarGlyph

  @Test func `signs stay in their square, have names of their own, and differ`() {
    let glyphs: [BarGlyph] = [
      .back, .plus, .cross, .close, .magnifier, .trash, .share, .compose, .reply, .folder, .book,
      .refresh, .camera, .play, .pause, .rewind, .fastForward, .more, .star, .person, .clock,
    ]
    let square = CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side)
    for glyph in glyphs {
      expect(!glyph.strokes.isEmpty)
      for stroke in glyph.strokes {
        switch stroke {
        case .line(let one, let other):
          expect(square.contains(one) && square.contains(other), "\(glyph)")
        case .outline(let rect, let radius):
          expect(square.contains(rect) && radius <= min(rect.width, rect.height) / 2, "\(glyph)")
        }
      }
    }
    expect(Set(glyphs.map(\.name)).count, equals: glyphs.count)
    expect(Set(glyphs.map(\.strokes)).count, equals: glyphs.count)
    expect(glyphs.filter(\.isDirectional), equals: [.back, .reply])
  }
}
