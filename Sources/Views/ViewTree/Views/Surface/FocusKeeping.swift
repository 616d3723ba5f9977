// SPDX-License-Identifier: Apache-2.0

/// An object that stores the focused view of a surface, and moves the focus by keys.
@MainActor
package protocol FocusKeeping: AnyObject {
  /// The view that has the focus without being the first responder: a control or a list.
  var view: UIView? { get }
  /// The focused view that is reported to the application: the control or field, or the focused item in a
  /// list.
  var item: UIView? { get }
  /// The previously focused view while Tab moves the focus.
  var origin: UIView? { get }
  /// The focused view to which keys are delivered; `nil` while modal content is in front of it.
  var reachable: UIView? { get }
  /// Moves the focus to `new`; `nil` removes it.
  func set(_ new: UIView?)
  /// Sends a key to the focused control, or moves the focus with an arrow key; returns whether the key was
  /// handled.
  func handleKey(_ event: KeyEvent) -> Bool
  /// Removes the focus from a control for an otherwise unhandled Escape key, and returns whether it was
  /// removed.
  func handleEscape(_ event: KeyEvent) -> Bool
  /// Moves the focus for a Tab key; returns whether the key was handled, which is also the case if the app
  /// disallowed the move.
  func handleTab(_ event: KeyEvent) -> Bool
  /// Schedules a move of the focus, after the next layout, to the preferred item of `environment`, if the
  /// focus is in it.
  func setNeedsUpdate(in environment: UIResponder)
  /// Performs a scheduled move of the focus now.
  func updateIfNeeded()
  /// Called before `leaving`, which may contain the focused view, leaves the surface.
  func viewWillLeave(_ leaving: UIView)
}
