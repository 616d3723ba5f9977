// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of `sendEvent(_:)` of the application and of its windows.
@MainActor
struct EventSendingTests {
  private final class Watching: UIWindow {
    var seen: [String] = []
    var keepsBack: (UIEvent) -> Bool = { _ in false }

    override func sendEvent(_ event: UIEvent) {
      let phases = (event.allTouches ?? []).map { "\($0.phase)" }.sorted()
      seen.append(([("\(event.type)")] + phases).joined(separator: " "))
      if !keepsBack(event) { super.sendEvent(event) }
    }
  }

  private final class Pad: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("cancelled")
    }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      told.append("pressed")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("shaken")
    }
  }

  private let window = Watching(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let surface: ViewSurface

  init() {
    surface = window.mount(size: CGSize(width: 200, height: 200), scale: 1)
    pad.isMultipleTouchEnabled = true
    window.addSubview(pad)
    surface.frame(at: 0)
  }

  private func point(_ phase: PointerEvent.Phase, _ x: CGFloat, id: Int = 0) {
    var event = PointerEvent(phase: phase, location: CGPoint(x: x, y: 50), timestamp: 0)
    event.id = id
    surface.handle(.pointer(event))
  }

  @Test func `a touch goes through the window, which hands it on`() {
    point(.began, 10)
    point(.moved, 20)
    point(.ended, 20)
    expect(window.seen, equals: ["touches began", "touches moved", "touches ended"])
    expect(pad.told, equals: ["began", "moved", "ended"])
  }

  @Test func `touches that do nothing rest while another one moves`() {
    point(.began, 10)
    point(.began, 50, id: 1)
    point(.moved, 60, id: 1)
    expect(
      window.seen,
      equals: ["touches began", "touches began stationary", "touches moved stationary"])
  }

  @Test func `the application hands events to their window, and to no other`() {
    let other = Watching(frame: .zero)
    point(.began, 10)
    let event = UIEvent(timestamp: 0)
    UIApplication.shared.sendEvent(event)
    other.sendEvent(event)
    expect(window.seen.count == 1 && other.seen.count == 1 && pad.told == ["began"])
  }

  @Test func `a touch whose beginning is kept back is heard of by nobody`() {
    let tap = UITapGestureRecognizer()
    pad.addGestureRecognizer(tap)
    window.keepsBack = { $0.allTouches?.first?.phase == .began }
    point(.began, 10)
    point(.moved, 20)
    point(.ended, 20)
    expect(window.seen.count == 3 && pad.told.isEmpty && tap.state == .possible)
    window.keepsBack = { _ in false }
    point(.began, 10)
    point(.ended, 10)
    expect(pad.told.first, equals: "began")
  }

  @Test func `a touch whose end is kept back is cancelled`() {
    window.keepsBack = { $0.allTouches?.first?.phase == .ended }
    point(.began, 10)
    point(.ended, 10)
    expect(pad.told, equals: ["began", "cancelled"])
    window.keepsBack = { _ in false }
    point(.began, 10)
    expect(pad.told, equals: ["began", "cancelled", "began"])
  }

  @Test func `an event that is sent late does nothing`() {
    var kept: UIEvent?
    window.keepsBack = {
      kept = $0
      return true
    }
    point(.began, 10)
    window.keepsBack = { _ in false }
    if let kept { window.sendEvent(kept) }
    expect(pad.told.isEmpty)
  }

  @Test func `keys, shaking and hovering go the same way`() {
    pad.becomeFirstResponder()
    surface.handle(.press(PressEvent(phase: .began, usage: 4)))
    surface.handle(.shake)
    surface.handle(.hover(CGPoint(x: 5, y: 5)))
    expect(window.seen, equals: ["presses", "motion", "hover"])
    expect(pad.told, equals: ["pressed", "shaken"])
    window.keepsBack = { _ in true }
    surface.handle(.press(PressEvent(phase: .ended, usage: 4)))
    expect(surface.handle(.press(PressEvent(phase: .began, usage: 5))))
    surface.handle(.shake)
    expect(pad.told, equals: ["pressed", "shaken"])
  }

  @Test func `applications are of the class that is named`() {
    expect(principalClass("UIApplication") == UIApplication.self)
    expect(principalClass(NSStringFromClass(OwnApplication.self)) == OwnApplication.self)
  }
}

final class OwnApplication: UIApplication {}
