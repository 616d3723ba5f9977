// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of key presses and shakes that a test performs on a screen.
@MainActor
struct PressedKeyTests {
  private final class Pad: UIViewController {
    var log: [String] = []
    var keepsReturn = false
    let field = UITextView()

    override func viewDidLoad() {
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
      view.addSubview(field)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for key in presses.compactMap(\.key) {
        log.append("\(key.keyCode) \(key.charactersIgnoringModifiers) \(key.characters)")
      }
      let keeps = keepsReturn && presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("shaken")
    }
  }

  private func show() -> (CollectionViewHarness, Pad) {
    let pad = Pad()
    return (CollectionViewHarness(pad), pad)
  }

  @Test func `the keys of characters are those of a keyboard of the United States`() {
    let (harness, pad) = show()
    for character: Character in ["a", "Q", "!", "0", "?", "\"", " ", "|", "ü"] {
      harness.press(character)
    }
    expect(
      pad.log,
      equals: [
        "keyboardA a a", "keyboardQ q Q", "keyboard1 1 !", "keyboard0 0 0", "keyboardSlash / ?",
        "keyboardQuote ' \"", "keyboardSpacebar    ", "keyboardBackslash \\ |",
        "keyboard_Reserved ü ü",
      ])
  }

  @Test func `what a controller keeps from the text is not typed`() {
    let (harness, pad) = show()
    pad.field.becomeFirstResponder()
    expect(harness.press("a") && harness.press(.enter) && harness.press("B"))
    expect(pad.field.text, equals: "a\nB")
    pad.keepsReturn = true
    expect(harness.press(.enter))
    expect(pad.field.text, equals: "a\nB")
    expect(
      pad.log.map { $0.prefix(9) }, equals: ["keyboardA", "keyboardR", "keyboardB", "keyboardR"])
  }

  @Test func `a recording holds keys and shaking`() {
    let (harness, pad) = show()
    for action: HarnessAction in [
      .pressCharacter("x", modifiers: 0), .shake, .press(.escape, modifiers: 0),
    ] {
      harness.perform(action)
    }
    expect(pad.log.first == "keyboardX x x" && pad.log.count == 2)
    let words = HarnessAction.pressCharacter("x", modifiers: 0).description
    expect(words == "press(\"x\")" && HarnessAction.shake.description == "shake()")
  }

  @Test func `a controller that is the first responder hears of shaking`() {
    final class Root: UIViewController {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { count += 1 }
      }
    }
    let root = Root()
    let harness = CollectionViewHarness(root)
    harness.shake()
    expect(root.count, equals: 0)
    root.becomeFirstResponder()
    harness.shake()
    expect(root.count, equals: 1)
  }
}
