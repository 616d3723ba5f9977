// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The methods that suspend the delivery of touches.
extension UIApplication {
  private var ignoredInteractions: Int {
    get { ApplicationDisplay.current.ambient.ignoredInteractions }
    set { ApplicationDisplay.current.ambient.ignoredInteractions = newValue }
  }

  /// Ignores touches, scrolling and scaling that begin from now on, until ``endIgnoringInteractionEvents()``.
  ///
  /// Calls nest. Keys are not ignored, and interactions that have begun continue.
  @available(
    *, deprecated, message: "set isUserInteractionEnabled of the views that ignore interaction"
  )
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``.
  ///
  /// - Precondition: ``isIgnoringInteractionEvents`` is `true`.
  @available(
    *, deprecated, message: "set isUserInteractionEnabled of the views that ignore interaction"
  )
  public func endIgnoringInteractionEvents() {
    require(
      isIgnoringInteractionEvents,
      "endIgnoringInteractionEvents() was called more often than beginIgnoringInteractionEvents(); "
        + "call it once for each.")
    ignoredInteractions -= 1
  }

  /// Whether touches, scrolling and scaling that begin now are ignored.
  @available(*, deprecated, message: "use isUserInteractionEnabled of the views")
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
