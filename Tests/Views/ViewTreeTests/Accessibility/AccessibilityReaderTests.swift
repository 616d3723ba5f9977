// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
@testable import MullionControls

import ViewStage
@testable import MullionTextInput
@testable import MullionViewTree

@Suite @MainActor
struct AccessibilityReaderTests {
  private let root = UIView()
  private let surface: ViewSurface

  init() {
    surface = Stage(root, size: CGSize(width: 300, height: 400), scale: 1, isShown: false).surface
  }

  private func lines() -> [String] {
    surface.frame(at: 0)
    return AccessibilityText.text(of: AccessibilityReader(surface).read(), showsFrames: false)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100) {
    view.frame = CGRect(x: x, y: y, width: width, height: 40)
    root.addSubview(view)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test
  func `elements come line by line, whatever the order of subviews`() {
    add(label("below"), 0, 100)
    add(label("right"), 120, 4)
    add(label("left"), 0, 0)
    expect(lines(), equals: ["window", "text \"left\"", "text \"right\"", "text \"below\""])
    root.semanticContentAttribute = .forceRightToLeft
    expect(lines(), equals: ["window", "text \"right\"", "text \"left\"", "text \"below\""])
  }

  @Test
  func `what is said to be no element is not read, and what is in it stands in its place`() {
    let hidden = label("hidden")
    hidden.isAccessibilityElement = false
    let picture = UIImageView()
    picture.accessibilityLabel = "ornament"
    picture.isAccessibilityElement = false
    let card = UIControl()
    card.isAccessibilityElement = false
    let inner = label("inside")
    inner.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    card.addSubview(inner)
    for (index, view) in [hidden, picture, card, label("seen")].enumerated() {
      add(view, 0, CGFloat(index) * 50)
    }
    expect(lines(), equals: ["window", "text \"inside\"", "text \"seen\""])
    hidden.isAccessibilityElement = true
    expect(lines(), equals: ["window", "text \"hidden\"", "text \"inside\"", "text \"seen\""])
  }

  @Test
  func `controls tell what they are, how they are, and what can be done`() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Wi-Fi"
    let slider = UISlider()
    slider.value = 0.25
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada"
    for (index, view) in [toggle, slider, button, field].enumerated() {
      add(view, 0, CGFloat(index) * 50)
    }
    expect(
      lines(),
      equals: [
        "window", "switch \"Wi-Fi\" = \"on\" checked [activate]",
        "slider = \"25 %\" [increment, decrement]", "button \"Send\" disabled",
        "textField \"Name\" = \"Ada\" [activate]",
      ])
  }

  @Test
  func `a segmented control tells its segments, and takes one when it is activated`() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    add(control, 0, 0, 240)
    expect(
      lines(),
      equals: [
        "window", "choice", "choiceItem \"Day\" 1 of 3 [activate]",
        "choiceItem \"Week\" selected 2 of 3 [activate]",
        "choiceItem \"Month\" 3 of 3 [activate]",
      ])
    let month = AccessibilityReader(surface).read().all.first { $0.label == "Month" }
    expect(month?.perform(.activate, in: surface), equals: true)
    expect(control.selectedSegmentIndex, equals: 2)
  }

  @Test
  func `what is hidden, transparent, empty or behind something modal is left out`() {
    let hidden = label("hidden")
    hidden.isHidden = true
    let clear = label("clear")
    clear.alpha = 0
    let kept = UIView()
    kept.addSubview(label("inside"))
    kept.accessibilityElementsHidden = true
    for view in [hidden, clear, UILabel(), kept] { add(view, 0, 0) }
    expect(lines(), equals: ["window"])
    add(label("behind"), 0, 50)
    let modal = UIView()
    modal.accessibilityViewIsModal = true
    add(modal, 0, 0, 300)
    let text = label("in front")
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    modal.addSubview(text)
    expect(lines(), equals: ["window", "dialog", "text \"in front\""])
  }

  @Test
  func `a modal view hides its siblings in front of it too`() {
    add(label("behind"), 0, 50)
    let modal = UIView()
    modal.accessibilityViewIsModal = true
    add(modal, 0, 0, 300)
    let text = label("modal")
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    modal.addSubview(text)
    add(label("in front"), 0, 100)
    expect(lines(), equals: ["window", "dialog", "text \"modal\""])
    modal.accessibilityViewIsModal = false
    expect(lines().contains("text \"in front\"") && lines().contains("text \"behind\""))
  }

  @Test
  func `elements that are no views stand where they say`() {
    let chart = UIView()
    add(chart, 10, 20, 200)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "March"
    bar.accessibilityValue = "12 km"
    bar.accessibilityTraits = .image
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 30)
    chart.accessibilityElements = [bar]
    expect(lines(), equals: ["window", "image \"March\" = \"12 km\""])
    let node = AccessibilityReader(surface).read().children[0]
    expect(node.frame, equals: CGRect(x: 15, y: 25, width: 20, height: 30))
    expect(node.description, equals: "12 km")
  }

  @Test
  func `activating a button sends its actions, adjusting a slider tells its value`() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    var sent = 0
    button.addAction(UIAction { _ in sent += 1 }, for: .touchUpInside)
    let slider = UISlider()
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    add(button, 0, 0)
    add(slider, 0, 50)
    surface.frame(at: 0)
    for node in AccessibilityReader(surface).read().children {
      for action in node.actions { node.perform(action, in: surface) }
    }
    expect(sent, equals: 1)
    expect(told, equals: 2)
    expect(slider.value, equals: 0)
  }
}
