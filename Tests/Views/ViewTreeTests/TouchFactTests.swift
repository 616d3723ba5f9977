// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the properties of touches other than the location.
@MainActor
struct TouchFactTests {
  private final class Pad: UIView {
    var facts: [String] = []
    var guesses: [Int?] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      facts = [
        "\(touch.preciseLocation(in: self))", "\(touch.precisePreviousLocation(in: self))",
        "\(touch.force) \(touch.maximumPossibleForce)",
        "\(touch.majorRadius) \(touch.majorRadiusTolerance)",
        "\(touch.altitudeAngle == .pi / 2) \(touch.azimuthAngle(in: self)) \(touch.rollAngle)",
        "\(touch.azimuthUnitVector(in: self) == CGVector(dx: 1, dy: 0))",
        "\(touch.estimatedProperties.isEmpty) \(touch.estimatedPropertiesExpectingUpdates == [])",
        "\(touch.estimationUpdateIndex == nil)",
      ]
      guesses = [
        event.coalescedTouches(for: touch)?.count, event.predictedTouches(for: touch)?.count,
      ]
    }
  }

  @Test func `a hand presses as on a screen that does not feel it`() {
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let stage = Stage()
    stage.root.addSubview(pad)
    stage.pointer(.began, 40, 60)
    expect(
      pad.facts,
      equals: [
        "(30.0, 40.0)", "(30.0, 40.0)", "0.0 0.0", "0.0 0.0", "true 0.0 0.0", "true", "true true",
        "true",
      ])
    expect(pad.guesses, equals: [1, 0])
    let kinds: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    expect(kinds.map(\.rawValue), equals: [1, 2, 4, 8, 16])
  }

  @Test func `an event knows nothing of a touch that is not its own`() throws {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = Stage()
    stage.root.addSubview(pad)
    var touch: UITouch?
    let view = Taker(frame: CGRect(x: 100, y: 0, width: 100, height: 100)) { touch = $0 }
    stage.root.addSubview(view)
    stage.pointer(.began, 150, 50)
    let found = try #require(touch)
    let event = UIEvent(timestamp: 0)
    expect(event.coalescedTouches(for: found) == nil && event.predictedTouches(for: found) == nil)
  }

  private final class Taker: UIView {
    private let take: (UITouch?) -> Void
    init(frame: CGRect, take: @escaping (UITouch?) -> Void) {
      self.take = take
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      take(touches.first)
    }
  }

  private final class Player: UIView {
    var heard: [UIEvent.EventSubtype] = []
    override func remoteControlReceived(with event: UIEvent?) {
      heard.append(event?.subtype ?? .none)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  }

  @Test func `what steers a player from elsewhere goes along the chain`() {
    let (player, button) = (Player(), UIView())
    player.addSubview(button)
    button.remoteControlReceived(
      with: UIEvent(timestamp: 0, type: .remoteControl, subtype: .remoteControlPause))
    expect(player.heard, equals: [.remoteControlPause])
  }

  private final class Read: UIView {
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: bounds) }
      set {}
    }
    override func accessibilityElementDidBecomeFocused() {}
    override func accessibilityElementDidLoseFocus() {}
  }

  @Test func `an event that an application makes is about nothing`() {
    let event = UIEvent()
    expect(event.type == .touches && event.timestamp == 0 && event.allTouches == nil)
  }

  @Test func `a class says the outline of its objects`() {
    let view: UIView = Read(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    expect(view.accessibilityPath?.bounds, equals: CGRect(x: 0, y: 0, width: 10, height: 20))
    expect(!view.accessibilityElementIsFocused())
  }
}
