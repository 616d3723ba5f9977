// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host reports to the surface that it shows.
package enum HostEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case magnify(MagnifyEvent)
  case key(KeyEvent)
  /// A key went down or up. Where it is used, what follows of the key (`key`, `text`) is not to be sent.
  case press(PressEvent)
  /// The device was shaken.
  case shake
  /// An input method has text for what is edited.
  case text(TextEvent)
  /// A pointer without a button down is at the point of the surface; nil: it left.
  case hover(CGPoint?)
  /// Something of another program's is dragged over the surface.
  case drop(DropEvent)

  /// Whether a hand begins to touch, to scroll or to scale with it.
  package var beginsByHand: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .began
    case .scroll(let scroll): scroll.phase == .began || scroll.phase == .discrete
    case .magnify(let magnify): magnify.phase == .began
    case .key, .press, .shake, .text, .hover, .drop: false
    }
  }
}
