// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Routes a host's events to views: presses to the view pointed at, scrolling to the scroll view
/// that can scroll that way, keys along the responder chain.
@MainActor
final class SurfaceInput {
  private unowned let root: UIView
  private weak var pressed: (any InputHandling)?
  private weak var pressedView: UIView?

  init(root: UIView) {
    self.root = root
  }

  func handle(_ event: HostEvent, in surface: ViewSurface) -> Bool {
    false
  }

  func viewWillLeave(_ view: UIView) {}
}
