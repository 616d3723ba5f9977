// SPDX-License-Identifier: Apache-2.0

/// What a host reports to the surface that it shows.
package enum HostEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
}
