// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of input view controllers, whose views replace the keyboard or are displayed above one.
@MainActor
@Suite("Input view controllers")
struct InputControllerTests {
  private final class Pad: UIInputViewController {
    var lines: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      inputView?.frame.size.height = 120
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      lines.append("appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      lines.append("gone")
    }
    override func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text") }
    override func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection") }
  }

  private final class PadField: UITextField {
    let pad = Pad()
    override var inputViewController: UIInputViewController? { pad }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first
    }
  }

  private final class Host: UIViewController {
    let bar = Pad()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private let stage = ControllerStage(size: CGSize(width: 300, height: 500), scale: 1)
  private let controller = UIViewController()
  private let field = PadField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    stage.root = controller
    controller.view.addSubview(field)
    stage.wait(1)
  }

  @Test func `its view stands for the keyboard while its responder has the keys`() {
    expect(field.pad.inputView === field.pad.view)
    field.becomeFirstResponder()
    stage.wait(1)
    expect(field.pad.view.convert(field.pad.view.bounds, to: nil).minY, equals: 380)
    expect(field.pad.lines, equals: ["appear"])
    field.pad.dismissKeyboard()
    stage.wait(1)
    expect(!field.isFirstResponder && field.pad.view.window == nil)
    expect(field.pad.lines, equals: ["appear", "gone"])
  }

  @Test func `its proxy edits the text of the first responder`() {
    field.text = "Hello"
    field.becomeFirstResponder()
    stage.wait(1)
    let proxy: any UITextDocumentProxy = field.pad.textDocumentProxy
    expect(proxy.hasText && proxy.documentContextBeforeInput == "Hello")
    expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
    proxy.adjustTextPosition(byCharacterOffset: -2)
    expect(proxy.documentContextBeforeInput == "Hel" && proxy.documentContextAfterInput == "lo")
    proxy.insertText("p")
    proxy.deleteBackward()
    proxy.insertText("d!")
    expect(field.text, equals: "Held!lo")
    proxy.adjustTextPosition(byCharacterOffset: 99)
    expect(proxy.documentContextAfterInput == nil)
    field.selectAll(nil)
    expect(proxy.selectedText, equals: "Held!lo")
    let name = proxy.documentIdentifier
    expect(name, equals: field.pad.textDocumentProxy.documentIdentifier)
    expect(proxy.documentInputMode != nil)
    field.resignFirstResponder()
    stage.wait(1)
    proxy.insertText("x")
    expect(field.text == "Held!lo" && !proxy.hasText)
    expect(proxy.documentIdentifier != name)
  }

  @Test func `it hears of changes that code makes, as long as it is shown`() {
    field.becomeFirstResponder()
    stage.wait(1)
    field.text = "one"
    expect(field.pad.lines.contains("text"))
    field.resignFirstResponder()
    stage.wait(1)
    expect(field.inputDelegate == nil)
  }

  @Test func `one above the keyboard goes with its responder`() {
    let host = Host()
    stage.root = host
    stage.wait(1)
    host.becomeFirstResponder()
    stage.wait(1)
    expect(host.bar.view.convert(host.bar.view.bounds, to: nil).minY, equals: 380)
    host.resignFirstResponder()
    stage.wait(1)
    expect(host.bar.view.window == nil && host.bar.lines == ["appear", "gone"])
  }

  @Test func `an input view that sizes itself is as high as its constraints have it`() {
    let input = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 40), inputViewStyle: .keyboard)
    expect(input.inputViewStyle == .keyboard && input.backgroundColor != nil)
    expect([UIInputView.Style.default, .keyboard].map(\.rawValue), equals: [0, 1])
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    input.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: input.topAnchor),
      inner.bottomAnchor.constraint(equalTo: input.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: input.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 90),
    ])
    let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(plain)
    plain.inputView = input
    input.allowsSelfSizing = true
    plain.becomeFirstResponder()
    stage.wait(1)
    expect(input.bounds.height, equals: 90)
  }

  @Test func `what a keyboard says of itself`() {
    let pad = Pad()
    pad.primaryLanguage = "de"
    pad.advanceToNextInputMode()
    expect(pad.hasFullAccess && !pad.needsInputModeSwitchKey && !pad.hasDictationKey)
    expect(UITextInputMode.activeInputModes.count, equals: 1)
    expect(controller.textInputMode === UITextInputMode.activeInputModes.first)
    expect(controller.textInputContextIdentifier == nil)
  }

  @Test func `the row of shortcuts belongs to its responder`() {
    let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    let row: UITextInputAssistantItem = field.inputAssistantItem
    row.leadingBarButtonGroups = [group]
    expect(row.trailingBarButtonGroups.isEmpty)
    expect(field.inputAssistantItem.leadingBarButtonGroups, equals: [group])
    expect(field.inputAssistantItem.allowsHidingShortcuts)
    expect(controller.inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }
}
