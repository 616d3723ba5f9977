// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct AlertTests {
  let stage = ControllerStage.stack()
  let chosen = Record()

  private func alert(
    _ style: UIAlertController.Style = .alert,
    _ actions: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the trail?", message: "It can't be brought back.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [chosen] in
          chosen.lines.append($0.title ?? "")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    stage.navigation.present(alert, animated: true)
    stage.step()
  }

  private func frame(_ name: String) throws -> CGRect {
    let view = try #require(stage.control(name))
    return view.convert(view.bounds, to: nil)
  }

  @Test
  func `an alert is a card in the middle, two short choices beside each other`() throws {
    show(alert())
    let cancel = try frame("Cancel")
    let delete = try frame("Delete")
    expect(cancel.minX == 60 && cancel.width == 135)
    expect(delete.minX == 195 && delete.minY == cancel.minY)
    expect(cancel.height, equals: 44)
  }

  @Test
  func `more choices stand below each other, the cancelling one last`() throws {
    show(alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
    expect(try frame("One").maxY == frame("Two").minY)
    expect(try frame("Two").maxY == frame("Cancel").minY)
  }

  @Test
  func `the button of an action is called what the action is called`() throws {
    let alert = alert()
    alert.actions[0].accessibilityIdentifier = "cancel"
    show(alert)
    expect(stage.control("Cancel")?.accessibilityIdentifier, equals: "cancel")
    alert.actions[0].accessibilityIdentifier = "never mind"
    expect(stage.control("Cancel")?.accessibilityIdentifier, equals: "never mind")
    alert.actions[1].accessibilityLabel = "Delete for good"
    alert.actions[1].isEnabled = false
    let delete = try #require(stage.control("Delete for good") as? UIControl)
    expect(!delete.isEnabled)
    let copy = try #require(alert.actions[0].copy() as? UIAlertAction)
    expect(copy.accessibilityIdentifier, equals: "never mind")
  }

  @Test
  func `a choice is carried out when the alert is gone`() throws {
    let alert = alert()
    show(alert)
    stage.click(try #require(stage.control("Delete")))
    expect(chosen.lines, equals: ["Delete"])
    expect(stage.navigation.presentedViewController == nil)
  }

  @Test
  func `Escape cancels, Return chooses what is preferred`() throws {
    show(alert())
    stage.surface?.handle(.key(KeyEvent(key: .escape)))
    stage.step()
    expect(chosen.lines, equals: ["Cancel"])
    let second = alert()
    second.preferredAction = second.actions[1]
    show(second)
    stage.surface?.handle(.key(KeyEvent(key: .enter)))
    stage.step()
    expect(chosen.lines, equals: ["Cancel", "Delete"])
  }

  private func press(_ key: KeyEvent.Key) {
    stage.surface?.handle(.key(KeyEvent(key: key)))
    stage.step()
  }

  @Test
  func `Return presses the ordinary choice of an alert, and none that destroys`() {
    show(alert(.alert, [("Cancel", .cancel), ("Do", .default)]))
    press(.enter)
    expect(chosen.lines, equals: ["Do"])
    show(alert())
    press(.enter)
    expect(chosen.lines, equals: ["Do"])
    press(.escape)
    expect(chosen.lines, equals: ["Do", "Cancel"])
  }

  @Test
  func `Return in an alert's field goes to the next one, and from the last one chooses`() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("Rename", .default)])
    alert.addTextField()
    alert.addTextField()
    show(alert)
    press(.enter)
    expect(alert.textFields?[1].isFirstResponder, equals: true)
    expect(chosen.lines.isEmpty)
    press(.enter)
    expect(chosen.lines, equals: ["Rename"])
  }

  @Test
  func `Tab goes round in an alert, Escape cancels wherever the ring is`() {
    show(alert())
    press(.tab)
    press(.tab)
    press(.tab)
    expect((stage.surface?.focus.view as? UIControl)?.accessibilityLabel, equals: "Cancel")
    press(.tab)
    press(.escape)
    expect(chosen.lines, equals: ["Cancel"])
  }

  @Test
  func `keys go to an alert, not to the field that was written into below it`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    stage.navigation.topViewController?.view.addSubview(field)
    expect(field.becomeFirstResponder())
    show(alert(.alert, [("Cancel", .cancel), ("Do", .default)]))
    press(.character("x"))
    expect(field.text?.isEmpty ?? true)
    press(.enter)
    expect(chosen.lines, equals: ["Do"])
  }

  @Test
  func `a button that had the focus is not pressed by the Return that is meant for its alert`() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Ask") { _ in })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 30)
    stage.navigation.topViewController?.view.addSubview(button)
    button.addAction(
      UIAction { [chosen] _ in chosen.lines.append("Ask") }, for: .primaryActionTriggered)
    stage.step()
    while stage.surface?.focus.view !== button { press(.tab) }
    show(alert(.alert, [("Cancel", .cancel), ("Do", .default)]))
    press(.enter)
    expect(chosen.lines, equals: ["Do"])
    expect(stage.surface?.focus.view === button)
  }

  @Test
  func `an action sheet is at the bottom, and a press beside it cancels`() throws {
    show(alert(.actionSheet))
    expect(try frame("Cancel").maxY, equals: 836)
    expect(try frame("Delete").width, equals: 374)
    let place = CGPoint(x: 200, y: 50)
    stage.surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    stage.surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    stage.step()
    expect(chosen.lines, equals: ["Cancel"])
  }

  @Test
  func `an alert has fields for text, and the first is written into`() throws {
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.text = "two" }
    show(alert)
    let fields = try #require(alert.textFields)
    expect(fields.count, equals: 2)
    expect(fields[0].isFirstResponder)
    let place = fields[1].convert(fields[1].bounds, to: nil)
    expect(try place.maxY < frame("Cancel").minY)
    stage.surface?.handle(.key(KeyEvent(key: .character("x"))))
    stage.step()
    expect(fields[0].text, equals: "x")
  }

  @Test
  func `what is disabled can't be chosen`() throws {
    let alert = alert()
    alert.actions[1].isEnabled = false
    show(alert)
    stage.click(try #require(stage.control("Delete")))
    expect(chosen.lines.isEmpty)
    alert.actions[1].isEnabled = true
    stage.step()
    stage.click(try #require(stage.control("Delete")))
    expect(chosen.lines, equals: ["Delete"])
  }

  @Test
  func `an alert of many words and choices stays in its window`() throws {
    let many = (1...30).map { ("Choice \($0)", UIAlertAction.Style.default) }
    let alert = alert(.alert, many)
    alert.message = String(repeating: "Words and words. ", count: 200)
    show(alert)
    let cards = alert.view.subviews
    expect(cards.allSatisfy { alert.view.bounds.contains($0.frame) })
  }

  @Test
  func `in a window smaller than its margins an alert stands in the middle`() {
    let stage = ControllerStage(size: CGSize(width: 12, height: 12))
    let alert = alert()
    stage.root?.present(alert, animated: false)
    stage.step()
    let cards = alert.view.subviews
    expect(!cards.isEmpty && cards.allSatisfy { $0.frame.midX == 6 && $0.frame.midY == 6 })
  }

  @Test
  func `a second cancelling action is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "a", style: .cancel))
        alert.addAction(UIAlertAction(title: "b", style: .cancel))
      }
    }
  }
}
