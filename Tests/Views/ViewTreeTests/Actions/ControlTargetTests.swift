// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of the targets and actions of controls.
@MainActor
struct ControlTargetTests {
  private let tapped = Selector("tapped", ActionScreen.tapped)
  private let pressed = Selector("pressed:", ActionScreen.pressed(_:))
  private let moved = Selector("moved:with:", ActionScreen.moved(_:with:))

  @Test func `a touch calls the methods of targets in the order in which they were added`() {
    let stage = Stage()
    let screen = ActionScreen()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.root.addSubview(button)
    button.addTarget(screen, action: tapped, for: .touchDown)
    button.addTarget(screen, action: moved, for: .touchUpInside)
    button.addAction(UIAction { _ in screen.log.append("closure") }, for: .touchUpInside)
    button.addTarget(screen, action: pressed, for: [.touchUpInside, .touchUpOutside])
    stage.pointer(.began, 10, 10)
    expect(screen.log, equals: ["tapped"])
    stage.pointer(.ended, 10, 10)
    expect(screen.log, equals: ["tapped", "moved touches", "closure", "pressed UIButton"])
  }

  @Test func `the event of a touch has its touches`() {
    final class Counter: UIView {
      var counts: [Int] = []
      func count(_ sender: UIControl, event: UIEvent) {
        counts.append(event.allTouches?.count ?? 0)
      }
    }
    let stage = Stage()
    let counter = Counter()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.root.addSubview(button)
    button.addTarget(
      counter, action: Selector("count:event:", Counter.count(_:event:)), for: .touchDown)
    stage.pointer(.began, 10, 10)
    stage.pointer(.ended, 10, 10)
    button.sendActions(for: .touchDown)
    expect(counter.counts, equals: [1, 0])
  }

  @Test func `targets are not kept alive, and their actions go with them`() {
    let control = UIControl()
    weak var gone: ActionScreen?
    do {
      let screen = ActionScreen()
      gone = screen
      control.addTarget(screen, action: tapped, for: .valueChanged)
      expect(control.allTargets, equals: [screen])
    }
    expect(gone == nil)
    control.sendActions(for: .valueChanged)
    expect(control.allTargets.isEmpty)
    expect(control.allControlEvents.isEmpty)
  }

  @Test func `a target and action that are there already are called once`() {
    let control = UIControl()
    let screen = ActionScreen()
    control.addTarget(screen, action: tapped, for: .touchDown)
    control.addTarget(screen, action: Selector("tapped"), for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    expect(screen.log, equals: ["tapped", "tapped"])
  }

  @Test func `what was added can be asked for`() {
    let control = UIControl()
    let (one, two) = (ActionScreen(), ActionScreen())
    control.addTarget(one, action: tapped, for: .touchDown)
    control.addTarget(one, action: pressed, for: [.touchDown, .valueChanged])
    control.addTarget(two, action: tapped, for: .valueChanged)
    control.addTarget(nil, action: Selector("help:"), for: .editingChanged)
    expect(control.allTargets.isSuperset(of: [one, two]))
    expect(control.allTargets.count { $0.base is NSNull }, equals: 1)
    expect(control.allTargets.count, equals: 3)
    expect(control.allControlEvents, equals: [.touchDown, .valueChanged, .editingChanged])
    expect(
      control.actions(forTarget: one, forControlEvent: .touchDown), equals: ["tapped", "pressed:"])
    expect(control.actions(forTarget: two, forControlEvent: .touchDown) == nil)
    expect(control.actions(forTarget: nil, forControlEvent: .editingChanged), equals: ["help:"])
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, events, mustStop in
      seen.append("\(method?.1.description ?? "closure") \(events.rawValue)")
      mustStop = seen.count == 2
    }
    expect(seen, equals: ["tapped 1", "pressed: 4097"])
  }

  @Test func `what is removed is what a target and an action name`() {
    let control = UIControl()
    let (one, two) = (ActionScreen(), ActionScreen())
    func add() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      for screen in [one, two] {
        screen.log = []
        control.addTarget(screen, action: tapped, for: [.touchDown, .valueChanged])
        control.addTarget(screen, action: pressed, for: .touchDown)
      }
    }
    add()
    control.removeTarget(one, action: Selector("tapped"), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    expect(one.log, equals: ["pressed UIControl", "tapped"])
    add()
    control.removeTarget(one, action: nil, for: .allEvents)
    control.removeTarget(nil, action: pressed, for: .allEvents)
    control.sendActions(for: .touchDown)
    expect(one.log.isEmpty)
    expect(two.log, equals: ["tapped"])
    add()
    control.addAction(UIAction { _ in one.log.append("closure") }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    expect(one.log.isEmpty)
  }

  @Test func `without a target the first in the responder chain that has the method gets it`() {
    final class Quiet: UIView {}
    let stage = Stage()
    let screen = ActionScreen(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let quiet = Quiet(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(screen)
    screen.addSubview(quiet)
    quiet.addSubview(control)
    control.addTarget(nil, action: pressed, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(screen.log, equals: ["pressed UIControl"])
    control.addTarget(nil, action: Selector("nobodyHasThis:"), for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(screen.log.count, equals: 1)
  }

  @Test func `the first responder is asked before the control`() {
    final class Focused: ActionScreen {
      override var canBecomeFirstResponder: Bool { true }
      var refuses = false
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
      }
    }
    let stage = Stage()
    let screen = ActionScreen(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let focused = Focused(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(screen)
    stage.root.addSubview(focused)
    screen.addSubview(control)
    focused.becomeFirstResponder()
    control.addTarget(nil, action: pressed, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(focused.log, equals: ["pressed UIControl"])
    focused.refuses = true
    control.sendActions(for: .valueChanged)
    expect(focused.log.count, equals: 1)
    expect(screen.log, equals: ["pressed UIControl"])
  }

  @Test func `a subclass hears of each action before it is sent`() {
    final class Counting: UIControl {
      var names: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        names.append(action.description)
        super.sendAction(action, to: target, for: event)
      }
    }
    let control = Counting()
    let screen = ActionScreen()
    control.addTarget(screen, action: tapped, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(control.names, equals: ["tapped"])
    expect(screen.log, equals: ["tapped"])
  }

  @Test func `switches, sliders and the like tell targets`() {
    let stage = Stage()
    let screen = ActionScreen()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    stage.root.addSubview(toggle)
    toggle.addTarget(screen, action: pressed, for: .valueChanged)
    stage.pointer(.began, 10, 10)
    stage.pointer(.ended, 10, 10)
    expect(screen.log, equals: ["pressed UISwitch"])
    let refresh = UIRefreshControl()
    refresh.addTarget(screen, action: pressed, for: .valueChanged)
    refresh.sendActions(for: .valueChanged)
    expect(screen.log.last, equals: "pressed UIRefreshControl")
  }
}
