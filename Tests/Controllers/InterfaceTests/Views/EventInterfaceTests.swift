// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for keys, motion and accessibility compiles.
@MainActor
struct EventInterfaceTests {
  private final class Game: UIViewController {
    private(set) var held: Set<UIKeyboardHIDUsage> = []
    private(set) var shakes = 0

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      var isUsed = false
      for press in presses {
        guard let key = press.key else { continue }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardSpacebar:
          held.insert(key.keyCode)
          isUsed = true
        default: break
        }
      }
      if !isUsed { super.pressesBegan(presses, with: event) }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses where press.type != .menu { held = [] }
      super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      held = event?.allPresses.isEmpty == true ? [] : held
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake, event?.subtype == .motionShake { shakes += 1 }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {}
  }

  private final class Action: NSObject {}

  @Test func `a controller that follows keys and motion`() {
    let game = Game()
    let event = UIEvent.EventSubtype.motionShake
    game.motionEnded(event, with: nil)
    game.pressesBegan([], with: nil)
    expect(game.held.isEmpty && game.shakes == 0)
    expect(UIEvent.EventType.presses != .motion && UIPress.Phase.ended != .cancelled)
    expect(UIKeyCommand.f1 != UIKeyCommand.f12)
  }

  @Test func `names of objects, views and controllers`() {
    let action = Action()
    action.isAccessibilityElement = true
    action.accessibilityLabel = "Delete"
    expect(action.accessibilityLabel, equals: "Delete")
    let game = Game()
    game.restorationIdentifier = "game"
    game.view.restorationIdentifier = "board"
    expect(game.restorationIdentifier == "game" && game.view.restorationIdentifier == "board")
  }
}
