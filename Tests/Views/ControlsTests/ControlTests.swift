// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of touches, and of the controls that track them.
@MainActor
struct ControlTests {
  private final class Touched: UIView {
    var log: [String] = []
    private func record(_ what: String, _ touches: Set<UITouch>) {
      let place = touches.first?.location(in: self) ?? .zero
      log.append("\(what) \(place.x) \(place.y)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private func press(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.pointer(.began, x, y)
    stage.pointer(.ended, x, y)
  }

  @Test func `a view follows a touch from when it comes until it goes`() {
    let stage = Stage()
    let view = Touched(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.pointer(.began, 15, 25)
    stage.pointer(.moved, 30, 40)
    stage.pointer(.ended, 30, 40)
    expect(view.log, equals: ["began 5.0 5.0", "moved 20.0 20.0", "ended"])
  }

  @Test func `scrolling takes a touch away, unless a control keeps it`() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize.height = 2000
    stage.root.addSubview(scroll)
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    scroll.addSubview(view)
    scroll.addSubview(button)
    stage.pointer(.began, 50, 50)
    stage.pointer(.moved, 50, 30)
    expect(view.log, equals: ["began 50.0 50.0", "cancelled"])
    stage.pointer(.ended, 50, 30)
    stage.settle()
    scroll.contentOffset.y = 0
    // A quick stroke scrolls, one that rested on the button does not.
    stage.pointer(.began, 50, 150)
    stage.pointer(.moved, 50, 130)
    expect(scroll.isDragging && !button.isTracking)
    stage.pointer(.ended, 50, 130)
    stage.settle()
    scroll.contentOffset.y = 0
    stage.pointer(.began, 50, 150)
    stage.wait(0.3)
    stage.pointer(.moved, 50, 130)
    expect(!scroll.isDragging && button.isTracking)
    stage.pointer(.ended, 50, 130)
  }

  @Test func `a control tells what happens to it, in order`() {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.root.addSubview(control)
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    press(stage, 10, 10)
    expect(log, equals: ["down", "inside", "primary"])
    log = []
    stage.pointer(.began, 10, 10)
    expect(control.isHighlighted && control.isTracking)
    stage.pointer(.moved, 200, 200)
    expect(!control.isHighlighted)
    stage.pointer(.moved, 20, 20)
    stage.pointer(.moved, 200, 200)
    stage.pointer(.ended, 200, 200)
    expect(log, equals: ["down", "exit", "enter", "exit", "outside"])
    log = []
    control.isEnabled = false
    press(stage, 10, 10)
    expect(log.isEmpty)
  }

  @Test func `an action of the same name takes the place of the one before`() {
    let control = UIControl()
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("one") }, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: name) { log.append("two \($0.sender === control)") },
      for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expect(log, equals: ["two true"])
    expect(control.allControlEvents, equals: .touchUpInside)
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .allEvents)
    expect(log.count, equals: 1)
  }

  @Test func `a button is as large as its title, and shows its state`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .disabled)
    let title = UILabel()
    title.font = .systemFont(ofSize: 15)
    title.text = "Save"
    let size = button.intrinsicContentSize
    expect(size.width, equals: max(30, title.intrinsicContentSize.width))
    expect(size.height, equals: max(30, title.intrinsicContentSize.height + 12))
    button.isEnabled = false
    expect(button.titleLabel?.text, equals: "Saved")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) <= 0.5)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    expect(button.titleLabel?.frame.minX, equals: 0)
  }

  @Test func `a switch flips when it is pressed or dragged`() {
    let stage = Stage()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.root.addSubview(control)
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    stage.surface.frame(at: 0)
    press(stage, 110, 110)
    expect(values, equals: [true])
    stage.pointer(.began, 140, 110)
    stage.pointer(.moved, 105, 110)
    stage.pointer(.ended, 105, 110)
    expect(values, equals: [true, false])
    control.setOn(true, animated: true)
    expect(values == [true, false] && control.isOn)
  }

  @Test func `the thumb of a switch slides when it is asked to`() throws {
    let stage = Stage()
    let toggle = UISwitch()
    stage.root.addSubview(toggle)
    stage.wait(0.1)
    let thumb = try #require(toggle.subviews.last)
    let start = thumb.center.x
    toggle.setOn(true, animated: true)
    expect(toggle.isOn)
    stage.wait(0.1)
    let seen = try #require(thumb.layer.presentation()).position.x
    expect(seen > start + 2 && seen < thumb.center.x - 2)
    expect(stage.settle() < 0.3)
    toggle.setOn(false, animated: false)
    stage.wait(1.0 / 60)
    expect(thumb.layer.presentation()?.position.x ?? thumb.center.x, equals: start)
  }

  @Test func `a switch has its track's and its thumb's colour`() {
    let toggle = UISwitch()
    expect(toggle.style, equals: .sliding)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    toggle.isOn = true
    expect(toggle.subviews.map(\.backgroundColor), equals: [.red, .blue])
  }

  @Test func `a button whose title is broken into lines is as high as they are`() throws {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for a narrow column"
    configuration.subtitle = "And more below"
    let button = UIButton(configuration: configuration)
    let plain = UIButton(type: .system)
    plain.setTitle("A title that is much too long for a narrow column", for: .normal)
    plain.titleLabel?.numberOfLines = 0
    for (view, top) in [(button, 0), (plain, 300)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: CGFloat(top)),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      ])
    }
    stage.wait(0.1)
    expect(button.frame.width <= 120 && plain.frame.width <= 120)
    expect(button.frame.height > 100)
    expect(plain.frame.height > 60)
    let title = try #require(button.titleLabel)
    expect(button.bounds.contains(title.frame))
    expect(
      title.frame.height >= title.sizeThatFits(CGSize(width: title.frame.width, height: 0)).height)
  }
}
