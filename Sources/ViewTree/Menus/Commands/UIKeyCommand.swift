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
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

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
      case .space: " "
      case .enter: "\r"
      case .tab: "\t"
      case .delete: "\u{8}"
      case .character(let character): String(character)
      }
    return name.lowercased()
  }
}
