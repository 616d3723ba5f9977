// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An event that a host reports to the surface that it displays.
package enum HostEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case magnify(MagnifyEvent)
  case key(KeyEvent)
  /// A press or release of a key; if it is handled, the resulting `key` and `text` events must not be sent.
  case press(PressEvent)
  /// A shake of the device.
  case shake
  /// A text from an input method.
  case text(TextEvent)
  /// A pointer without a pressed button at a point of the surface, or `nil` when the pointer left the
  /// surface.
  case hover(CGPoint?)
  /// A drag from another process over the surface, or its drop.
  case drop(DropEvent)

  /// Whether the event begins a touch, a scroll or a pinch by the user.
  package var beginsByHand: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .began
    case .scroll(let scroll): scroll.phase == .began || scroll.phase == .discrete
    case .magnify(let magnify): magnify.phase == .began
    case .key, .press, .shake, .text, .hover, .drop: false
    }
  }
}
