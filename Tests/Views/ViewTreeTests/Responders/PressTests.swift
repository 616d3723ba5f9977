// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionDisplayTree
import MullionViewTree
import Testing
import ViewStage

/// Tests of the press and motion events that responders receive.
@MainActor
struct PressTests {
  private class Board: UIView {
    var log: [String] = []
    var keeps: Set<UIKeyboardHIDUsage> = []
    var presses: [UIPress] = []
    var event: UIPressesEvent?
    override var canBecomeFirstResponder: Bool { true }

    private func hear(
      _ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?,
      else pass: (Set<UIPress>) -> Void
    ) {
      self.event = event
      self.presses += presses
      for press in presses {
        log.append("\(word) \(press.key?.charactersIgnoringModifiers ?? "?")")
      }
      let passed = presses.filter { !keeps.contains($0.key?.keyCode ?? .keyboard_Reserved) }
      if !passed.isEmpty { pass(passed) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("began", presses, event) { super.pressesBegan($0, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("ended", presses, event) { super.pressesEnded($0, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("cancelled", presses, event) { super.pressesCancelled($0, with: event) }
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("motion began \(motion == .motionShake)")
      super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("motion ended \(event?.type == .motion) \(event?.subtype == .motionShake)")
      super.motionEnded(motion, with: event)
    }
  }

  private let stage = Stage(Board(), size: CGSize(width: 300, height: 300))
  private var root: Board? { stage.root as? Board }

  private func makeBoard(in view: UIView? = nil) -> Board {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    (view ?? stage.root).addSubview(board)
    return board
  }

  @discardableResult
  private func press(
    _ phase: PressEvent.Phase, _ usage: UIKeyboardHIDUsage, _ text: String = "",
    plain: String? = nil, _ modifiers: KeyEvent.Modifiers = []
  ) -> Bool {
    var event = PressEvent(phase: phase, usage: usage.rawValue)
    event.characters = text
    event.plainCharacters = plain ?? text
    event.modifiers = modifiers
    return stage.surface.handle(.press(event))
  }

  @Test func `a press goes from the first responder along the chain, and nobody has used it then`()
  {
    let board = makeBoard()
    let inner = makeBoard(in: board)
    inner.becomeFirstResponder()
    expect(!press(.began, .keyboardA, "a"))
    expect(!press(.ended, .keyboardA, "a"))
    expect(inner.log, equals: ["began a", "ended a"])
    expect(board.log == inner.log && root?.log == inner.log)
  }

  @Test func `who does not pass a press on has used it, and those behind hear nothing`() {
    let board = makeBoard()
    let inner = makeBoard(in: board)
    inner.keeps = [.keyboardA]
    inner.becomeFirstResponder()
    expect(press(.began, .keyboardA, "a"))
    expect(press(.ended, .keyboardA, "a"))
    expect(!press(.began, .keyboardB, "b"))
    expect(inner.log == ["began a", "ended a", "began b"] && board.log == ["began b"])
  }

  @Test func `a press knows its key, its kind and who hears of it`() throws {
    let board = makeBoard()
    board.becomeFirstResponder()
    press(.began, .keyboardA, "A", plain: "a", .shift)
    let press = try #require(board.presses.first)
    expect(press.key?.characters == "A" && press.key?.charactersIgnoringModifiers == "a")
    expect(press.key?.keyCode == .keyboardA && press.key?.modifierFlags == .shift)
    expect(press.responder === board && press.force == 1)
    expect(board.event?.type == .presses && board.event?.allPresses == [press])
    expect(board.event?.modifierFlags, equals: .shift)
    self.press(.began, .keyboardUpArrow)
    expect(board.event?.allPresses.count == 2 && press.phase == .stationary)
    let arrow = try #require(board.presses.last)
    expect(arrow.type == .upArrow && arrow.key?.characters == UIKeyCommand.inputUpArrow)
    self.press(.ended, .keyboardA, "A")
    expect(press.phase == .ended && press.force == 0)
    expect(board.presses.last === press)
  }

  @Test func `keys of the number pad, keys that lock, and those that are only held say so`() {
    let board = makeBoard()
    board.becomeFirstResponder()
    press(.began, .keypad7, "7")
    press(.began, .keyboardLeftShift)
    var locked = PressEvent(phase: .began, usage: UIKeyboardHIDUsage.keyboardB.rawValue)
    locked.isLocked = true
    stage.surface.handle(.press(locked))
    expect(board.presses.map { $0.key?.modifierFlags }, equals: [.numericPad, [], .alphaShift])
    expect(board.presses[1].key?.characters, equals: "")
    press(.began, .keyboardF5)
    expect(board.presses.last?.key?.characters, equals: UIKeyCommand.f5)
  }

  @Test func `a key that repeats is told of once, and stays used`() {
    let board = makeBoard()
    board.keeps = [.keyboardA]
    board.becomeFirstResponder()
    expect(press(.began, .keyboardA, "a") && press(.began, .keyboardA, "a"))
    expect(!press(.began, .keyboardB, "b") && !press(.began, .keyboardB, "b"))
    expect(board.log, equals: ["began a", "began b"])
  }

  @Test func `the end of a press goes to who heard of its beginning`() {
    let board = makeBoard()
    let other = makeBoard()
    board.becomeFirstResponder()
    press(.began, .keyboardA, "a")
    other.becomeFirstResponder()
    press(.ended, .keyboardA, "a")
    expect(board.log == ["began a", "ended a"] && other.log.isEmpty)
  }

  @Test func `a press is taken away when its view leaves, or the keyboard does`() {
    let board = makeBoard()
    board.becomeFirstResponder()
    press(.began, .keyboardA, "a")
    board.removeFromSuperview()
    expect(board.log, equals: ["began a", "cancelled a"])
    let other = makeBoard()
    other.becomeFirstResponder()
    press(.began, .keyboardB, "b")
    press(.cancelled, .keyboardB, "b")
    expect(other.log, equals: ["began b", "cancelled b"])
    expect(!press(.ended, .keyboardB, "b") && other.log.count == 2)
  }

  @Test func `without a first responder the root hears of presses`() {
    expect(!press(.began, .keyboardA, "a"))
    expect(root?.log, equals: ["began a"])
  }

  @Test func `what no keyboard has is no press`() {
    stage.surface.handle(.press(PressEvent(phase: .began, usage: 0x1234)))
    expect(root?.log, equals: [])
  }

  @Test func `numbers of keys are those of the standard`() {
    expect(UIKeyboardHIDUsage.keyboardZ.rawValue, equals: 0x1D)
    expect(UIKeyboardHIDUsage.keyboard0.rawValue, equals: 0x27)
    expect(UIKeyboardHIDUsage.keyboardF12.rawValue, equals: 0x45)
    expect(UIKeyboardHIDUsage.keypad0.rawValue, equals: 0x62)
    expect(UIKeyboardHIDUsage.keyboardF24.rawValue, equals: 0x73)
    expect(UIKeyboardHIDUsage.keyboardLANG9.rawValue, equals: 0x98)
    expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, equals: 0xE7)
    expect(UIKeyboardHIDUsage.keyboardHangul, equals: .keyboardLANG1)
  }

  @Test func `keys that are like those of remote controls say so`() throws {
    let board = makeBoard()
    board.becomeFirstResponder()
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardReturnOrEnter, .keyboardEscape, .keyboardPageDown, .keyboardG,
    ]
    for key in keys { press(.began, key) }
    let kinds: [UIPress.PressType] = [.select, .menu, .pageDown, ._keyOfKeyboard]
    expect(board.presses.map(\.type), equals: kinds)
    let key: UIKey = try #require(board.presses.first?.key)
    expect(key.characters == "\r" && key.copy() as? UIKey === key)
  }

  @Test func `shaking goes from the first responder along the chain`() {
    let board = makeBoard()
    board.becomeFirstResponder()
    stage.surface.handle(.shake)
    expect(board.log, equals: ["motion began true", "motion ended true true"])
    expect(root?.log, equals: board.log)
    board.resignFirstResponder()
    stage.surface.handle(.shake)
    expect(board.log.count == 2 && root?.log.count == 4)
  }

  @Test func `function keys choose commands`() {
    final class Commander: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      func go() { count += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: UIKeyCommand.f5, modifierFlags: [], action: Selector("go", Commander.go))
        ]
      }
    }
    let commander = Commander()
    stage.root.addSubview(commander)
    commander.becomeFirstResponder()
    expect(stage.surface.handle(.key(KeyEvent(key: .function(5)))))
    expect(!stage.surface.handle(.key(KeyEvent(key: .function(6)))))
    expect(commander.count, equals: 1)
  }
}
