// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a keyboard that is being pressed.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying {
  /// The characters of the key with the held modifiers.
  ///
  /// For keys such as arrows, this is the name used by key commands; for modifier keys, it is empty.
  open private(set) var characters = ""
  /// The characters of the key without the held modifiers, except those that lock.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The usage code of the key, which depends on its position on the keyboard.
  open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  /// Creates a key without a code, for subclasses that simulate one in tests.
  public override init() { super.init() }

  /// Creates the key that a host reports, or `nil` if it has no usage code.
  init?(_ event: PressEvent) {
    guard let usage = UIKeyboardHIDUsage(rawValue: event.usage) else { return nil }
    super.init()
    let name = usage.input
    characters = name ?? event.characters
    charactersIgnoringModifiers = name ?? event.plainCharacters
    var held = UIKeyModifierFlags(event.modifiers)
    if event.isLocked { held.insert(.alphaShift) }
    if usage.isOnNumberPad { held.insert(.numericPad) }
    modifierFlags = held
    keyCode = usage
  }

  /// Returns the key itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIKeyboardHIDUsage {
  /// The name of the key in key commands, or `nil` if it has none.
  fileprivate var input: String? {
    switch self {
    case .keyboardUpArrow: KeyName.up
    case .keyboardDownArrow: KeyName.down
    case .keyboardLeftArrow: KeyName.left
    case .keyboardRightArrow: KeyName.right
    case .keyboardEscape: KeyName.escape
    case .keyboardPageUp: KeyName.pageUp
    case .keyboardPageDown: KeyName.pageDown
    case .keyboardHome: KeyName.home
    case .keyboardEnd: KeyName.end
    case .keyboardDeleteForward: KeyName.forwardDelete
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    default: functionKey.map(KeyName.function)
    }
  }

  /// The number of a function key up to F12, or `nil` for other keys.
  private var functionKey: Int? {
    let first = Self.keyboardF1.rawValue
    return (first...first + 11).contains(rawValue) ? rawValue - first + 1 : nil
  }

  /// Whether the key is on the numeric keypad.
  fileprivate var isOnNumberPad: Bool {
    (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign || self == .keypadComma
  }
}
