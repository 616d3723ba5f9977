// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// Touches that go nowhere.
extension UIApplication {
  private var ignoredInteractions: Int {
    get { ApplicationDisplay.current.ambient.ignoredInteractions }
    set { ApplicationDisplay.current.ambient.ignoredInteractions = newValue }
  }

  /// Lets touches, scrolling and scaling that begin from now on go nowhere, until ``endIgnoringInteractionEvents()``.
  ///
  /// Calls nest. Keys are not ignored, and what a hand has begun goes on.
  @available(
    *, deprecated, message: "set isUserInteractionEnabled of the views that are not to be used"
  )
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Takes back one ``beginIgnoringInteractionEvents()``.
  ///
  /// - Precondition: There was one that was not taken back.
  @available(
    *, deprecated, message: "set isUserInteractionEnabled of the views that are not to be used"
  )
  public func endIgnoringInteractionEvents() {
    require(
      isIgnoringInteractionEvents,
      "endIgnoringInteractionEvents() was called more often than beginIgnoringInteractionEvents(); "
        + "call it once for each.")
    ignoredInteractions -= 1
  }

  /// Whether touches, scrolling and scaling that begin now go nowhere.
  @available(*, deprecated, message: "ask isUserInteractionEnabled of the views")
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
