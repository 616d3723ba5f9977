// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text input properties, of their effects, and of modifier keys.
@MainActor
@Suite("Kinds of input")
struct InputKindTests {
  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    stage.root.addSubview(field)
    stage.surface.frame(at: 0)
  }

  private func typed(_ text: String) -> String? {
    field.text = ""
    field.becomeFirstResponder()
    for character in text {
      stage.press(character == " " ? .space : .character(character))
    }
    return field.text
  }

  @Test func `typed text stays unmodified with automatic correction or spelling checks`() {
    let text = "teh \"cat\" -- isnt"
    expect(typed(text), equals: text)
    field.autocorrectionType = UITextAutocorrectionType.yes
    field.spellCheckingType = UITextSpellCheckingType.yes
    expect(typed(text), equals: text)
    UIPasteboard.general.string = "pasted"
    field.text = "a"
    field.paste(nil)
    expect(field.text, equals: "apasted")
  }

  @Test func `a field asks for nothing until it is told, and each wish is its own`() {
    expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
    expect(field.smartQuotesType == .default && field.smartDashesType == .default)
    expect(field.smartInsertDeleteType, equals: .default)
    field.smartQuotesType = .no
    expect(field.smartQuotesType == .no && field.smartDashesType == .default)
    expect([UITextAutocorrectionType.default, .no, .yes].map(\.rawValue), equals: [0, 1, 2])
    expect([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue), equals: [0, 1, 2])
    expect([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue), equals: [0, 1, 2])
    expect([UITextSmartDashesType.default, .no, .yes].map(\.rawValue), equals: [0, 1, 2])
    expect([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `who takes what is typed knows what keyboard suits it`() {
    field.becomeFirstResponder()
    expect(field.textReceiver?.keyboard, equals: UIKeyboardType.default)
    for keyboard in [UIKeyboardType.numberPad, .emailAddress, .alphabet] {
      field.keyboardType = keyboard
      expect(field.textReceiver?.keyboard, equals: keyboard)
    }
    expect(UIKeyboardType.alphabet, equals: .asciiCapable)
    let all: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    expect(all.map(\.rawValue), equals: Array(0...11))
  }

  @Test func `a search field has a key to search with, others have a return key`() {
    expect(field.returnKeyType, equals: UIReturnKeyType.default)
    expect(UISearchTextField().returnKeyType, equals: .search)
    expect(UISearchBar().returnKeyType == .search && UITextView().returnKeyType == .default)
    let all: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    expect(all.map(\.rawValue), equals: Array(0...11))
  }

  private final class Touched: UIView {
    var flags: [UIKeyModifierFlags] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      flags.append(event?.modifierFlags ?? .numericPad)
    }
  }

  @Test func `an event knows the keys that are held`() {
    let view = Touched(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    stage.root.addSubview(view)
    let held: [(KeyEvent.Modifiers, UIKeyModifierFlags)] = [
      ([], []), (.shift, .shift), (.control, .control), (.alternate, .alternate),
      (.command, .command), ([.shift, .command], [.shift, .command]),
    ]
    for (modifiers, _) in held {
      for phase in [PointerEvent.Phase.began, .ended] {
        var event = PointerEvent(phase: phase, location: CGPoint(x: 50, y: 150))
        event.modifiers = modifiers
        stage.surface.handle(.pointer(event))
      }
    }
    expect(view.flags, equals: held.map(\.1))
    let all: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    expect(all.map(\.rawValue), equals: (16...21).map { 1 << $0 })
  }
}
