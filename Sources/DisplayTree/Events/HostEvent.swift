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
}
