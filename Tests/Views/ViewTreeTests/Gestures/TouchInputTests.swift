// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the delivery of host events: invariants of touches and recognizers with random fingers, and a
/// model of nested scroll views.
@MainActor
struct TouchInputTests {
  /// A view that checks the order of the calls for each touch.
  private final class Follower: UIView {
    var open: Set<ObjectIdentifier> = []
    var faults: [String] = []
    var endCount = 0
    var cancelCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        if !open.insert(ObjectIdentifier(touch)).inserted { faults.append("began twice") }
        if touch.phase != .began { faults.append("\(touch.phase) in touchesBegan") }
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches where !open.contains(ObjectIdentifier(touch)) {
        faults.append("moved without having begun")
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      close(touches, "ended")
      endCount += touches.count
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      close(touches, "cancelled")
      cancelCount += touches.count
    }

    private func close(_ touches: Set<UITouch>, _ word: String) {
      for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
        faults.append("\(word) without having begun")
      }
    }
  }

  /// A view with three recognizers, and one in a scroll view.
  @MainActor
  private final class Table {
    let stage = Stage()
    let free = Follower(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let scrolled = Follower(frame: CGRect(x: 0, y: 0, width: 160, height: 2000))
    let scrollView = UIScrollView(frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    let input: TouchInput

    init() {
      input = TouchInput(root: stage.root)
      free.isMultipleTouchEnabled = true
      for recognizer in recognizers { free.addGestureRecognizer(recognizer) }
      scrollView.contentSize = scrolled.bounds.size
      scrollView.addSubview(scrolled)
      stage.root.addSubview(free)
      stage.root.addSubview(scrollView)
      stage.frame()
    }

    func send(_ phase: PointerEvent.Phase, _ id: Int, _ place: CGPoint) -> Bool {
      var event = PointerEvent(phase: phase, location: place, timestamp: stage.time)
      event.id = id
      event.isDirect = true
      return input.handle(event, in: stage.surface)
    }

    /// The current faults of the views and of the gesture arena.
    var faults: [String] {
      var faults = free.faults + scrolled.faults
      let arena = input.arena
      for recognizer in arena.active where recognizer.arena !== arena {
        faults.append("\(recognizer) is active in another arena")
      }
      for recognizer in recognizers
      where !arena.active.contains(where: { $0 === recognizer }) && recognizer.state != .possible {
        faults.append("\(recognizer) is \(recognizer.state) without touches")
      }
      let begun = recognizers.filter { $0.state == .began || $0.state == .changed }
      if begun.count > 1 { faults.append("\(begun) have begun on one view") }
      return faults
    }
  }

  @Test(arguments: 0..<25)
  func `each touch begins once and ends or is cancelled once, whatever fingers do`(seed: UInt64) {
    let table = Table()
    var random = SeededGenerator(seed: seed)
    var down: [Int: CGPoint] = [:]
    for step in 0..<120 {
      let id = Int.random(in: 0..<3, using: &random)
      let place = CGPoint(
        x: CGFloat.random(in: 1..<319, using: &random),
        y: CGFloat.random(in: 1..<479, using: &random))
      switch (down[id], Int.random(in: 0..<6, using: &random)) {
      case (nil, 0...2):
        expect(table.send(.began, id, place))
        down[id] = place
      case (let old?, 0...2):
        let near = CGPoint(x: old.x + (place.x - old.x) / 8, y: old.y + (place.y - old.y) / 8)
        expect(table.send(.moved, id, near))
        down[id] = near
      case (let old?, 3):
        expect(table.send(.ended, id, old))
        down[id] = nil
      case (let old?, 4):
        expect(table.send(.cancelled, id, old))
        down[id] = nil
      case (nil, 3...4):
        // A pointer that is not down has nothing to end.
        expect(!table.send(.ended, id, place))
      default: table.stage.frame(after: Double.random(in: 0.01...0.3, using: &random))
      }
      expect(table.faults, equals: [], "step \(step)")
    }
    for (id, place) in down { _ = table.send(.ended, id, place) }
    table.stage.wait(2)
    expect(table.free.open.isEmpty && table.scrolled.open.isEmpty)
    expect(table.input.arena.active.isEmpty && table.faults == [])
  }

  @Test func `a recogniser takes the touch from its view`() {
    let table = Table()
    expect(table.send(.began, 0, CGPoint(x: 50, y: 50)))
    expect(table.send(.ended, 0, CGPoint(x: 50, y: 50)))
    table.stage.wait(1)
    let afterTap = table.free.endCount + table.free.cancelCount
    expect(afterTap, equals: 1)
    expect(table.send(.began, 0, CGPoint(x: 50, y: 50)))
    for y in stride(from: 60.0, through: 200, by: 10) {
      expect(table.send(.moved, 0, CGPoint(x: 50, y: y)))
    }
    expect(table.recognizers[1].state, equals: .changed)
    expect(table.free.cancelCount + table.free.endCount == 2 && table.free.open.isEmpty)
    expect(table.send(.ended, 0, CGPoint(x: 50, y: 200)))
  }

  @Test func `a touch that is held back gets to its view only where no recogniser takes it`() {
    let table = Table()
    let pan = table.recognizers[1]
    pan.delaysTouchesBegan = true
    for other in [table.recognizers[0], table.recognizers[2]] { other.isEnabled = false }
    expect(table.send(.began, 0, CGPoint(x: 50, y: 50)))
    expect(table.free.open.isEmpty)
    for y in stride(from: 60.0, through: 200, by: 10) {
      expect(table.send(.moved, 0, CGPoint(x: 50, y: y)))
    }
    expect(pan.state, equals: .changed)
    expect(table.send(.ended, 0, CGPoint(x: 50, y: 200)))
    table.stage.wait(1)
    expect(table.free.endCount == 0 && table.free.cancelCount == 0 && table.faults == [])
    expect(table.send(.began, 0, CGPoint(x: 50, y: 50)))
    expect(table.send(.ended, 0, CGPoint(x: 50, y: 50)))
    table.stage.wait(1)
    expect(table.free.endCount == 1 && table.free.cancelCount == 0 && table.faults == [])
  }

  @Test func `what leaves the surface is abandoned`() {
    let table = Table()
    expect(table.send(.began, 0, CGPoint(x: 50, y: 50)))
    expect(table.send(.moved, 0, CGPoint(x: 50, y: 90)))
    expect(table.send(.moved, 0, CGPoint(x: 50, y: 140)))
    expect(table.recognizers[1].state, equals: .changed)
    table.input.viewWillLeave(table.free)
    expect(table.input.arena.active.isEmpty)
    expect(table.recognizers.allSatisfy { $0.state == .possible })
  }

  // MARK: GestureArena

  @Test func `a recogniser waits for the failure that it requires, and goes on with it`() {
    let arena = GestureArena()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    var recognized: [UIGestureRecognizer] = []
    arena.onRecognition = { recognized.append($0) }
    let touch = UITouch(
      in: view, at: PointerEvent(phase: .began, location: CGPoint(x: 9, y: 9)), timestamp: 1)
    let event = UIEvent(timestamp: 1)
    event.allTouches = [touch]
    arena.begin(touch, for: [single, double], with: event)
    expect(arena.active.count, equals: 2)
    expect(arena.isUndecided(single) && arena.isUndecided(double))
    touch.change(.ended, to: CGPoint(x: 9, y: 9), at: 1.1)
    arena.end(touch, for: [single, double], with: event)
    arena.finish()
    expect(recognized.isEmpty && arena.hasDeadline)
    arena.tick(60)
    expect(recognized.count == 1 && recognized.first === single)
    expect(arena.active.isEmpty && single.arena == nil && double.state == .possible)
  }

  // MARK: SurfaceInput

  @Test func `a wheel scrolls the inner scroll view to its end, then the outer one`() {
    let stage = Stage()
    let outer = UIScrollView(frame: stage.root.bounds)
    outer.contentSize = CGSize(width: 320, height: outer.bounds.height + 200)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 400)
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.frame()
    let input = SurfaceInput(root: stage.root)
    var model = (inner: CGFloat(0), outer: CGFloat(0))
    func turn(_ distance: CGFloat) {
      let event = ScrollEvent(
        phase: .discrete, location: CGPoint(x: 100, y: 50), delta: CGVector(dx: 0, dy: distance))
      func moved(_ offset: CGFloat, _ end: CGFloat) -> CGFloat {
        max(0, min(end, offset + distance))
      }
      let isUsed = input.handle(.scroll(event), in: stage.surface)
      stage.settle()
      let old = model
      if moved(model.inner, 100) != model.inner {
        model.inner = moved(model.inner, 100)
      } else {
        model.outer = moved(model.outer, 200)
      }
      expect(isUsed, equals: (old != model))
      expect(abs(inner.contentOffset.y - model.inner) < 0.01)
      expect(abs(outer.contentOffset.y - model.outer) < 0.01)
    }
    for _ in 0..<12 { turn(30) }
    for _ in 0..<12 { turn(-45) }
    expect(model.inner == 0 && model.outer == 0)
  }

  @Test func `keys go to the largest scroll view until another one is pressed`() {
    let stage = Stage()
    let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let large = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 400))
    stage.root.addSubview(small)
    stage.root.addSubview(large)
    stage.frame()
    let input = SurfaceInput(root: stage.root)
    expect(input.keyTarget(in: stage.surface) === large && input.pointed == nil)
    for phase in [PointerEvent.Phase.began, .ended] {
      _ = input.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 50, y: 50))), in: stage.surface)
    }
    expect(input.keyTarget(in: stage.surface) === small && input.pointed === small)
  }

  // MARK: ScrollIndicators

  @Test func `bars stay inside the view, follow the offset, and fade after the last move`() throws {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 1200)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    stage.root.addSubview(view)
    stage.frame()
    let indicators = ScrollIndicators(view)
    expect(indicators.nodes.isEmpty)
    indicators.show()
    let track = CGRect(x: 0, y: 3, width: 197, height: 294).insetBy(dx: -0.001, dy: -0.001)
    var last: CGRect?
    for offset in stride(from: 0, through: 900, by: 100) {
      view.contentOffset.y = CGFloat(offset)
      let bar = try #require(indicators.nodes.first).bounds.offsetBy(dx: 0, dy: CGFloat(-offset))
      expect(indicators.nodes.count, equals: 1)
      expect(track.contains(bar), "\(bar) at \(offset)")
      if let last {
        expect(bar.minY > last.minY && abs(bar.height - last.height) < 0.001)
      }
      last = bar
    }
    expect(abs((last?.maxY ?? 0) - 297) < 0.001)
    stage.wait(0.55)
    expect(indicators.nodes.first?.alpha, equals: 1)
    stage.wait(0.2)
    expect((indicators.nodes.first?.alpha ?? 0) < 0.9)
    stage.wait(0.3)
    expect(indicators.nodes.isEmpty)
  }
}
