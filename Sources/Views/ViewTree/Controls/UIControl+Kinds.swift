// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down in the control.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A touch came down again shortly after.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The touch moved within the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The touch moved outside of the control.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The touch came into the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The touch left the control.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The touch went up within the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The touch went up outside of the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was taken away.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The control's value changed.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The control was used for what it is mainly for.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// The control's menu is about to open.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// Editing began.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The text changed.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// Editing ended by the return key.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// Everything that touches do.
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    /// Everything that editing does.
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    /// The bits that applications may use.
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    /// The bits that the system uses.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// Everything.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static var normal: State { [] }
    /// A touch is in it.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// It can't be used.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// It is chosen.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// It has the focus.
    public static var focused: State { State(rawValue: 1 << 3) }
    /// The bits that applications may use.
    public static var application: State { State(rawValue: 0x00FF_0000) }
    /// The bits that the system uses.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where people begin to read.
    case leading = 4
    /// Where people end to read.
    case trailing = 5
  }
}
