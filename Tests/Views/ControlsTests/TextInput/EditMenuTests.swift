// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
@testable import MullionControls

import ViewStage
@testable import MullionTextInput
@testable import MullionViewTree

@Suite @MainActor
struct EditMenuTests {
  private let root = UIView()
  private let surface: ViewSurface
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
  private let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
  private var clipboard: UIPasteboard { .general }

  init() {
    surface = Stage(root, size: CGSize(width: 400, height: 600), scale: 1, isShown: false).surface
    field.text = "mortar pestle"
    textView.text = "some words here"
    root.addSubview(field)
    root.addSubview(textView)
    frame()
  }

  private func frame() { for _ in 0..<3 { surface.frame(at: surface.now + 1) } }

  private func click(_ point: CGPoint, button: Int = 3) {
    for phase in [PointerEvent.Phase.began, .ended] {
      var event = PointerEvent(phase: phase, location: point)
      event.button = button
      surface.handle(.pointer(event))
    }
    frame()
  }

  private func tap(_ point: CGPoint, count: Int) {
    for phase in [PointerEvent.Phase.began, .ended] {
      var event = PointerEvent(phase: phase, location: point)
      event.isDirect = true
      event.clickCount = count
      surface.handle(.pointer(event))
    }
    frame()
  }

  private var offered: [String] {
    MenuPresentation.current(in: surface)?.visibleMenu.actions.map(\.title) ?? []
  }

  private func choose(_ title: String) {
    let row = AccessibilityReader(surface).read().all.first { $0.label == title }
    row?.perform(.activate, in: surface)
    frame()
  }

  private final class Teller: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notify("comes", animator) }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notify("goes", animator) }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notify("comes", animator) }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { notify("goes", animator) }

    private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu {
      UIMenu(children: [UIAction(title: "\(range.location) \(range.length)") { _ in }] + suggested)
    }
    private func notify(_ word: String, _ animator: any UIEditMenuInteractionAnimating) {
      heard.append(word)
      animator.addCompletion { [weak self] in self?.heard.append("\(word) whole") }
    }
  }

  @Test(arguments: [true, false])
  func `the delegate makes the menu of what is suggested, and hears of it`(isField: Bool) {
    let teller = Teller()
    field.delegate = teller
    textView.delegate = teller
    let view: UIView = isField ? field : textView
    view.becomeFirstResponder()
    isField ? field.selectAll(nil) : textView.selectAll(nil)
    click(CGPoint(x: view.frame.minX + 20, y: view.frame.minY + 15))
    let length = isField ? 13 : 15
    expect(offered.first == "0 \(length)" && offered.contains("Copy"))
    frame()
    expect(teller.heard, equals: ["comes", "comes whole"])
    MenuPresentation.current(in: surface)?.dismiss()
    frame()
    expect(teller.heard, equals: ["comes", "comes whole", "goes", "goes whole"])
  }

  @Test
  func `a secondary click in a field offers what can be done, and does it`() {
    clipboard.string = nil
    click(CGPoint(x: 40, y: 40))
    expect(field.isEditing)
    expect(offered, equals: ["Select All"])
    choose("Select All")
    expect(offered.isEmpty)
    click(CGPoint(x: 40, y: 40))
    expect(offered, equals: ["Cut", "Copy"])
    choose("Cut")
    expect(field.text?.isEmpty ?? true)
    expect(clipboard.string, equals: "mortar pestle")
    click(CGPoint(x: 40, y: 40))
    expect(offered, equals: ["Paste"])
    choose("Paste")
    expect(field.text, equals: "mortar pestle")
  }

  @Test
  func `a text view that can't be changed offers to copy the word under the click`() {
    clipboard.string = nil
    textView.isEditable = false
    click(CGPoint(x: 30, y: 115))
    expect(offered, equals: ["Copy", "Select All"])
    choose("Copy")
    expect(clipboard.string, equals: "some")
  }

  @Test
  func `a finger that selects a word gets the menu, and typing takes its place`() {
    clipboard.string = nil
    tap(CGPoint(x: 40, y: 40), count: 1)
    expect(offered.isEmpty)
    tap(CGPoint(x: 40, y: 40), count: 2)
    expect(offered, equals: ["Cut", "Copy", "Select All"])
    expect(surface.takesText)
    surface.handle(.text(.commit("a")))
    frame()
    expect(offered.isEmpty)
    expect(field.text, equals: "a pestle")
    tap(CGPoint(x: 40, y: 40), count: 2)
    surface.handle(.key(KeyEvent(key: .character("b"))))
    frame()
    expect(field.text, equals: "a b")
  }

  @Test
  func `a finger that rests on a text gets the menu, a pointer that rests selects`() {
    clipboard.string = nil
    var press = PointerEvent(phase: .began, location: CGPoint(x: 40, y: 120))
    press.isDirect = true
    surface.handle(.pointer(press))
    frame()
    expect(offered, equals: ["Select All"])
    MenuPresentation.current(in: surface)?.dismiss(animated: false)
    press.phase = .ended
    surface.handle(.pointer(press))
    surface.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 40, y: 120))))
    frame()
    expect(offered.isEmpty)
  }

  @Test
  func `arrows and Return walk through the menu, Escape leaves the text as it was`() {
    clipboard.string = nil
    field.becomeFirstResponder()
    field.selectAll(nil)
    click(CGPoint(x: 40, y: 40))
    surface.handle(.key(KeyEvent(key: .down)))
    surface.handle(.key(KeyEvent(key: .down)))
    surface.handle(.key(KeyEvent(key: .enter)))
    frame()
    expect(clipboard.string, equals: "mortar pestle")
    click(CGPoint(x: 40, y: 40))
    surface.handle(.key(KeyEvent(key: .escape)))
    frame()
    expect(offered.isEmpty)
    expect(field.text, equals: "mortar pestle")
    expect(field.isFirstResponder)
  }

  @Test
  func `a hidden text can't be copied by the menu`() {
    clipboard.string = nil
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectAll(nil)
    click(CGPoint(x: 40, y: 40))
    expect(offered.isEmpty)
  }
}
