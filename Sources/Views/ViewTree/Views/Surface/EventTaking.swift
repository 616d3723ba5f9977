// SPDX-License-Identifier: Apache-2.0

/// Brings a host's events to the views of a surface.
@MainActor
package protocol EventTaking: AnyObject {
  /// The view that was pointed at last, or the scroll view around the last press.
  var pointed: UIView? { get }
  /// Gives an event to the views; answers whether one of them used it.
  func handle(_ event: HostEvent, in surface: ViewSurface) -> Bool
  /// The responder that gets keys without a first responder or a focus.
  func keyTarget(in surface: ViewSurface) -> UIResponder?
  /// Forgets what goes to `view` or a view inside it.
  func viewWillLeave(_ view: UIView)
}
