// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the gestures that each recognizer recognises.
@MainActor
struct GestureTests {
  private let fingers = Fingers()
  private var stage: Stage { fingers.stage }

  @Test func `a tap goes up where it came down`() {
    let tap = fingers.record("tap", UITapGestureRecognizer())
    fingers.tap(50, 60)
    expect(fingers.news(), equals: ["tap ended"])
    expect(tap.state, equals: .possible)
    expect(tap.location(in: nil), equals: CGPoint(x: 50, y: 60))
    fingers.draw(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 150, y: 60))
    fingers.finger(0, .ended, 150, 60)
    expect(fingers.news(), equals: [])
    fingers.finger(0, .began, 50, 60)
    stage.wait(2)
    fingers.finger(0, .ended, 50, 60)
    expect(fingers.news(), equals: [])
  }

  @Test func `a single tap can wait for the double tap to fail`() {
    let single = fingers.record("single", UITapGestureRecognizer())
    let double = fingers.record("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fingers.tap(50, 60)
    stage.wait(0.1)
    expect(fingers.news(), equals: [])
    fingers.tap(50, 60)
    expect(fingers.news(), equals: ["double ended"])
    stage.wait(1)
    expect(fingers.news(), equals: [])
    fingers.tap(50, 60)
    stage.wait(1)
    expect(fingers.news(), equals: ["single ended"])
  }

  @Test func `a tap of two touches needs both`() {
    fingers.record("tap", UITapGestureRecognizer()).numberOfTouchesRequired = 2
    fingers.tap(50, 60)
    expect(fingers.news(), equals: [])
    fingers.finger(0, .began, 50, 60)
    fingers.finger(1, .began, 90, 60)
    fingers.finger(0, .ended, 50, 60)
    fingers.finger(1, .ended, 90, 60)
    expect(fingers.news(), equals: ["tap ended"])
  }

  @Test func `a long press begins after half a second and follows the touch`() {
    fingers.record("press", UILongPressGestureRecognizer())
    fingers.finger(0, .began, 50, 60)
    stage.wait(0.4)
    expect(fingers.news(), equals: [])
    stage.wait(0.2)
    expect(fingers.news(), equals: ["press began"])
    fingers.finger(0, .moved, 80, 60)
    fingers.finger(0, .ended, 80, 60)
    expect(fingers.news(), equals: ["press changed", "press ended"])
    fingers.finger(0, .began, 50, 60)
    fingers.finger(0, .moved, 70, 60)
    stage.wait(1)
    expect(fingers.news(), equals: [])
  }

  @Test func `a pan tells how far and how fast`() {
    let pan = fingers.record("pan", UIPanGestureRecognizer())
    fingers.draw(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 120, y: 150), seconds: 1.0 / 6)
    expect(fingers.news().prefix(2), equals: ["pan began", "pan changed"])
    expect(pan.translation(in: stage.root), equals: CGPoint(x: 100, y: 50))
    let speed = pan.velocity(in: nil)
    expect(abs(speed.x - 600) < 20 && abs(speed.y - 300) < 10, "\(speed)")
    pan.setTranslation(.zero, in: stage.root)
    fingers.finger(0, .moved, 130, 150)
    expect(pan.translation(in: nil), equals: CGPoint(x: 10, y: 0))
    fingers.finger(0, .ended, 130, 150)
    expect(fingers.news().last, equals: "pan ended")
  }

  @Test func `a swipe is quick and straight`() {
    let swipe = fingers.record("swipe", UISwipeGestureRecognizer())
    swipe.direction = .left
    fingers.draw(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 110))
    expect(fingers.news(), equals: ["swipe ended"])
    fingers.finger(0, .ended, 100, 110)
    fingers.draw(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    fingers.finger(0, .ended, 200, 100)
    fingers.draw(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), seconds: 2)
    fingers.finger(0, .ended, 100, 100)
    fingers.draw(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 150, y: 200))
    fingers.finger(0, .ended, 150, 200)
    expect(fingers.news(), equals: [])
  }

  @Test func `two touches pinch and turn at once when they may`() {
    @MainActor final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let pinch = fingers.record("pinch", UIPinchGestureRecognizer())
    let turn = fingers.record("turn", UIRotationGestureRecognizer())
    pinch.delegate = both
    fingers.finger(0, .began, 100, 100)
    fingers.finger(1, .began, 200, 100)
    fingers.finger(1, .moved, 300, 100)
    expect(pinch.scale, equals: 2)
    fingers.finger(1, .moved, 100, 300)
    expect(abs(turn.rotation - .pi / 2) < 0.001)
    fingers.finger(1, .ended, 100, 300)
    fingers.finger(0, .ended, 100, 100)
    expect(
      fingers.news(),
      equals: [
        "pinch began", "pinch changed", "turn began", "pinch ended", "turn ended",
      ])
    expect(pinch.scale, equals: 1)
  }

  @Test func `a pan from an edge begins at the edge`() {
    fingers.record("edge", UIScreenEdgePanGestureRecognizer()).edges = .left
    fingers.draw(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    fingers.finger(0, .ended, 200, 100)
    expect(fingers.news(), equals: [])
    fingers.draw(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 105, y: 100))
    fingers.finger(0, .ended, 105, 100)
    expect(fingers.news().first, equals: "edge began")
  }

  @Test(arguments: [UIRectEdge.left, .right, .top, .bottom])
  func `a pan from an edge goes away from it`(edge: UIRectEdge) {
    fingers.record("edge", UIScreenEdgePanGestureRecognizer()).edges = edge
    let size = fingers.stage.surface.size
    let (middle, way) = (CGPoint(x: size.width / 2, y: size.height / 2), CGFloat(100))
    let (start, inward): (CGPoint, CGVector) =
      switch edge {
      case .left: (CGPoint(x: 5, y: middle.y), CGVector(dx: way, dy: 0))
      case .right: (CGPoint(x: size.width - 5, y: middle.y), CGVector(dx: -way, dy: 0))
      case .top: (CGPoint(x: middle.x, y: 5), CGVector(dx: 0, dy: way))
      default: (CGPoint(x: middle.x, y: size.height - 5), CGVector(dx: 0, dy: -way))
      }
    func drawn(from start: CGPoint, _ offset: CGVector) -> String? {
      let end = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
      fingers.draw(from: start, to: end)
      fingers.finger(0, .ended, end.x, end.y)
      return fingers.news().first
    }
    expect(drawn(from: start, inward), equals: "edge began")
    expect(drawn(from: middle, inward) == nil)
    // Along the edge.
    expect(drawn(from: start, CGVector(dx: inward.dy, dy: inward.dx)) == nil)
  }

  @Test func `a view is told what kind of event comes, and by which button`() {
    final class Asked: UIView {
      var kinds: [UIEvent.EventType] = []
      var buttons: [UIEvent.ButtonMask] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let event { kinds.append(event.type) }
        return super.hitTest(point, with: event)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        buttons.append(event?.buttonMask ?? [])
      }
    }
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = Stage()
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    stage.surface.handle(.hover(CGPoint(x: 10, y: 10)))
    expect(view.kinds.allSatisfy { $0 == .hover } && !view.kinds.isEmpty)
    view.kinds = []
    for button in [1, 3, 2] {
      var press = PointerEvent(
        phase: .began, location: CGPoint(x: 10, y: 10), button: button, timestamp: 0)
      stage.surface.handle(.pointer(press))
      press.phase = .ended
      stage.surface.handle(.pointer(press))
    }
    expect(view.kinds.contains(.touches) && !view.kinds.contains(.hover))
    expect(view.buttons, equals: [.primary, .secondary, .button(3)])
  }

  @Test func `hovering comes, moves and goes`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    let hover = fingers.record("hover", UIHoverGestureRecognizer(), on: view)
    stage.surface.handle(.hover(CGPoint(x: 10, y: 10)))
    stage.surface.handle(.hover(CGPoint(x: 20, y: 10)))
    expect(hover.location(in: view), equals: CGPoint(x: 20, y: 10))
    stage.surface.handle(.hover(CGPoint(x: 200, y: 10)))
    stage.surface.handle(.hover(CGPoint(x: 10, y: 10)))
    stage.surface.handle(.hover(nil))
    expect(
      fingers.news(),
      equals: [
        "hover began", "hover changed", "hover ended", "hover began", "hover ended",
      ])
  }

  @Test func `a recogniser of one's own decides by its state`() {
    @MainActor final class Down: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let down = fingers.record("down", Down())
    fingers.finger(0, .began, 10, 10)
    fingers.finger(0, .moved, 20, 10)
    expect(down.numberOfTouches, equals: 1)
    fingers.finger(0, .ended, 20, 10)
    expect(fingers.news(), equals: ["down began", "down changed", "down ended"])
    expect(down.resets, equals: 1)
    fingers.finger(0, .began, 10, 10)
    down.isEnabled = false
    expect(fingers.news(), equals: ["down began", "down cancelled"])
  }
}
