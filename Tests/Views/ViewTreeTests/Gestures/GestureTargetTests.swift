// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the targets and actions of gesture recognizers.
@MainActor
struct GestureTargetTests {
  private final class Screen: UIView {
    var log: [String] = []
    func tapped(_ tap: UITapGestureRecognizer) { log.append("tapped \(tap.state)") }
    func something() { log.append("something") }
    func panned(_ pan: UIPanGestureRecognizer) { log.append("\(pan.state)") }
  }

  private let tapped = Selector("tapped:", Screen.tapped(_:))
  private let something = Selector("something", Screen.something)

  @Test func `a tap calls the methods of its targets`() {
    let fingers = Fingers()
    let screen = Screen()
    let tap = UITapGestureRecognizer(target: screen, action: tapped)
    tap.addTarget(screen, action: something)
    tap.addTarget(screen, action: Selector("something"))
    fingers.stage.root.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    expect(screen.log, equals: ["tapped ended", "something"])
    tap.removeTarget(screen, action: tapped)
    fingers.tap(50, 50)
    expect(screen.log, equals: ["tapped ended", "something", "something"])
    tap.removeTarget(nil, action: nil)
    fingers.tap(50, 50)
    expect(screen.log.count, equals: 3)
  }

  @Test func `a pan tells each of its states`() {
    let fingers = Fingers()
    let screen = Screen()
    let pan = UIPanGestureRecognizer(
      target: screen, action: Selector("panned:", Screen.panned(_:)))
    fingers.stage.root.addGestureRecognizer(pan)
    fingers.draw(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 200))
    fingers.finger(0, .ended, 50, 200)
    expect(screen.log.first, equals: "began")
    expect(screen.log.dropFirst().dropLast().allSatisfy { $0 == "changed" })
    expect(screen.log.last, equals: "ended")
    expect(screen.log.count > 2)
  }

  @Test func `targets are not kept alive`() {
    let fingers = Fingers()
    let tap = UITapGestureRecognizer()
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      tap.addTarget(screen, action: tapped)
    }
    fingers.stage.root.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    expect(gone == nil)
  }

  @Test func `a recogniser of one's own overrides the initialiser with a target`() {
    final class Own: UIPanGestureRecognizer {
      private(set) var isMade = false
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isMade = true
      }
    }
    expect(Own().isMade)
    expect(UIPinchGestureRecognizer().numberOfTouches, equals: 0)
    expect(
      UIRotationGestureRecognizer(target: Screen(), action: something).numberOfTouches, equals: 0)
  }
}
