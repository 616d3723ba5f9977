// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// What kind of thing a person does.
  public enum EventType: Int, Sendable {
    /// Touching.
    case touches = 0
    /// Pointing without pressing.
    case hover = 11
    /// Turning or spreading two fingers on a touchpad.
    case transform = 14
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button people press to choose something.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
    /// The button people press for a menu.
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }

    /// The button of the given number, counted from 1: primary, secondary, others.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
}

extension UIEvent.ButtonMask {
  /// The button with a host's number, by which 2 is the middle one and 3 the secondary one.
  init(hostButton: Int) {
    self =
      switch hostButton {
      case ...1: .primary
      case 2: .button(3)
      case 3: .secondary
      default: .button(hostButton)
      }
  }
}
