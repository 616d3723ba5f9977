// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command with a key equivalent.
///
/// The control key also stands for the command key, as is usual on Linux.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the key names of ``UIKeyCommand``; `nil` for none.
  public let input: String?
  /// The modifier keys that have to be pressed with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over text input: over keys that the edited text may use.
  ///
  /// A command takes precedence over keyboard scrolling in any case, unless text is being edited.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command that calls the method `action` when the key `input` is pressed with the modifier keys
  /// `modifierFlags`.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command that calls the method `action` when the key `input` is pressed with the modifier keys
  /// `modifierFlags`.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command that calls the method `action` when the key `input` is pressed with the modifier keys
  /// `modifierFlags`.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = KeyName.up
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = KeyName.down
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = KeyName.left
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = KeyName.right
  /// The input of the Escape key.
  public nonisolated static let inputEscape = KeyName.escape
  /// The input of the Page Up key.
  public nonisolated static let inputPageUp = KeyName.pageUp
  /// The input of the Page Down key.
  public nonisolated static let inputPageDown = KeyName.pageDown
  /// The input of the Home key.
  public nonisolated static let inputHome = KeyName.home
  /// The input of the End key.
  public nonisolated static let inputEnd = KeyName.end
  /// The input of the forward delete key.
  public nonisolated static let inputDelete = KeyName.forwardDelete
  /// The input of the F1 key.
  public nonisolated static let f1 = KeyName.function(1)
  /// The input of the F2 key.
  public nonisolated static let f2 = KeyName.function(2)
  /// The input of the F3 key.
  public nonisolated static let f3 = KeyName.function(3)
  /// The input of the F4 key.
  public nonisolated static let f4 = KeyName.function(4)
  /// The input of the F5 key.
  public nonisolated static let f5 = KeyName.function(5)
  /// The input of the F6 key.
  public nonisolated static let f6 = KeyName.function(6)
  /// The input of the F7 key.
  public nonisolated static let f7 = KeyName.function(7)
  /// The input of the F8 key.
  public nonisolated static let f8 = KeyName.function(8)
  /// The input of the F9 key.
  public nonisolated static let f9 = KeyName.function(9)
  /// The input of the F10 key.
  public nonisolated static let f10 = KeyName.function(10)
  /// The input of the F11 key.
  public nonisolated static let f11 = KeyName.function(11)
  /// The input of the F12 key.
  public nonisolated static let f12 = KeyName.function(12)

  /// Returns whether the key of `event` matches the command; a disabled command matches no key.
  func isMeant(by event: KeyEvent) -> Bool {
    guard let input, !attributes.contains(.disabled), event.input == input.lowercased() else {
      return false
    }
    let held = UIKeyModifierFlags(event.modifiers)
    let wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
    if held == wanted { return true }
    return held.contains(.control)
      && held.subtracting(.control).union(.command) == wanted
  }
}

extension KeyEvent {
  /// The name of the key in key commands.
  fileprivate var input: String {
    let name =
      switch key {
      case .up: UIKeyCommand.inputUpArrow
      case .down: UIKeyCommand.inputDownArrow
      case .left: UIKeyCommand.inputLeftArrow
      case .right: UIKeyCommand.inputRightArrow
      case .home: UIKeyCommand.inputHome
      case .end: UIKeyCommand.inputEnd
      case .pageUp: UIKeyCommand.inputPageUp
      case .pageDown: UIKeyCommand.inputPageDown
      case .escape: UIKeyCommand.inputEscape
      case .forwardDelete: UIKeyCommand.inputDelete
      case .function(let number): KeyName.function(number)
      case .space: " "
      case .enter: "\r"
      case .tab: "\t"
      case .delete: "\u{8}"
      case .character(let character): String(character)
      }
    return name.lowercased()
  }
}
