// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The event of a touch that begins in the control.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// The event of a touch that begins again shortly after another one, sent in addition to ``touchDown``.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The event of a touch that moves inside the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The event of a touch that moves outside the control.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The event of a touch that moves into the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The event of a touch that moves out of the control.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The event of a touch that ends inside the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The event of a touch that ends outside the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The event of a touch that is cancelled.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The event of a change of the control's value.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The event of the control's primary action.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// The event of the imminent opening of the control's menu.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// The event of the beginning of editing.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The event of a change of the text.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// The event of the end of text editing.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// The event of the end of text editing with the return key.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All touch events.
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    /// All editing events.
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    /// The range of events reserved for apps.
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    /// The range of events reserved for the system.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// All events.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, not selected, not highlighted.
    public static var normal: State { [] }
    /// The highlighted state, while a touch is inside.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The disabled state.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The selected state.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// The focused state.
    ///
    /// - Note: Never part of a control's `state` on Linux, even while it has the focus.
    public static var focused: State { State(rawValue: 1 << 3) }
    /// The range of states reserved for apps.
    public static var application: State { State(rawValue: 0x00FF_0000) }
    /// The range of states reserved for the system.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The alignment with the vertical centre.
    case center = 0
    /// The alignment with the top.
    case top = 1
    /// The alignment with the bottom.
    case bottom = 2
    /// The alignment that stretches the content vertically.
    case fill = 3
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The alignment with the horizontal centre.
    case center = 0
    /// The alignment with the left edge.
    case left = 1
    /// The alignment with the right edge.
    case right = 2
    /// The alignment that stretches the content horizontally.
    case fill = 3
    /// The alignment with the leading edge.
    case leading = 4
    /// The alignment with the trailing edge.
    case trailing = 5
  }
}
