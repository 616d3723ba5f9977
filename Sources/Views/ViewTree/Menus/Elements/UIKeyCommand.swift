// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command that keys choose.
///
/// The control key stands for the command key too, as is usual on Linux.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key's letter, or one of the names of ``UIKeyCommand``; nil: none.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what typing and scrolling make of the key.
  open var wantsPriorityOverSystemBehavior = false

  /// A command that calls the method `action` when the key of `input` goes down while the keys
  /// `modifierFlags` are held.
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

  /// A command that calls the method `action` when the key of `input` goes down while the keys
  /// `modifierFlags` are held.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that calls the method `action` when the key of `input` goes down while the keys
  /// `modifierFlags` are held.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow key up.
  public nonisolated static let inputUpArrow = KeyName.up
  /// The arrow key down.
  public nonisolated static let inputDownArrow = KeyName.down
  /// The arrow key to the left.
  public nonisolated static let inputLeftArrow = KeyName.left
  /// The arrow key to the right.
  public nonisolated static let inputRightArrow = KeyName.right
  /// The key Escape.
  public nonisolated static let inputEscape = KeyName.escape
  /// The key Page Up.
  public nonisolated static let inputPageUp = KeyName.pageUp
  /// The key Page Down.
  public nonisolated static let inputPageDown = KeyName.pageDown
  /// The key Home.
  public nonisolated static let inputHome = KeyName.home
  /// The key End.
  public nonisolated static let inputEnd = KeyName.end
  /// The key that deletes forward.
  public nonisolated static let inputDelete = KeyName.forwardDelete
  /// The key F1.
  public nonisolated static let f1 = KeyName.function(1)
  /// The key F2.
  public nonisolated static let f2 = KeyName.function(2)
  /// The key F3.
  public nonisolated static let f3 = KeyName.function(3)
  /// The key F4.
  public nonisolated static let f4 = KeyName.function(4)
  /// The key F5.
  public nonisolated static let f5 = KeyName.function(5)
  /// The key F6.
  public nonisolated static let f6 = KeyName.function(6)
  /// The key F7.
  public nonisolated static let f7 = KeyName.function(7)
  /// The key F8.
  public nonisolated static let f8 = KeyName.function(8)
  /// The key F9.
  public nonisolated static let f9 = KeyName.function(9)
  /// The key F10.
  public nonisolated static let f10 = KeyName.function(10)
  /// The key F11.
  public nonisolated static let f11 = KeyName.function(11)
  /// The key F12.
  public nonisolated static let f12 = KeyName.function(12)

  /// Whether the key of `event` chooses the command.
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
  /// What key commands call the key.
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
