// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying {
  /// What the key types with the keys that are held; the name of a key command for keys that have one, as
  /// arrows do; empty for keys that are only held.
  open private(set) var characters = ""
  /// What the key types without the keys that are held, but for those that lock.
  open private(set) var charactersIgnoringModifiers = ""
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// Which key it is, by its place on the keyboard.
  open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  /// A key that is none, for subclasses that stand for one in tests.
  public override init() { super.init() }

  /// The key that a host tells of; nil when it is none that has a name.
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

  /// The key itself, which nothing changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIKeyboardHIDUsage {
  /// What key commands call the key; nil when it has no name there.
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

  /// The number of a function key up to F12; nil for other keys.
  private var functionKey: Int? {
    let first = Self.keyboardF1.rawValue
    return (first...first + 11).contains(rawValue) ? rawValue - first + 1 : nil
  }

  /// Whether the key is one of those with numbers at the side.
  fileprivate var isOnNumberPad: Bool {
    (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign || self == .keypadComma
  }
}
