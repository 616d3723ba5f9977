// SPDX-License-Identifier: Apache-2.0

/// An object that delivers a host's events to the views of a surface.
@MainActor
package protocol EventTaking: AnyObject {
  /// The view last under the pointer if a scroll view contains it, otherwise the scroll view that contains
  /// the last press.
  var pointed: UIView? { get }
  /// Delivers an event to the views and returns whether one of them handled it.
  func handle(_ event: HostEvent, in surface: ViewSurface) -> Bool
  /// Returns the responder that receives keys when there is neither a first responder nor a focused view.
  func keyTarget(in surface: ViewSurface) -> UIResponder?
  /// Discards the state of input directed to `view` or its descendants, before the view leaves the surface.
  func viewWillLeave(_ view: UIView)
}
