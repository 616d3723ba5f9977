// SPDX-License-Identifier: Apache-2.0

/// Keeps which view of a surface has the focus, and moves it with keys.
@MainActor
package protocol FocusKeeping: AnyObject {
  /// The view that has the focus without being the first responder: a control, or a list.
  var view: UIView? { get }
  /// The view that the application hears of: the control or field, or what has the focus in a list.
  var item: UIView? { get }
  /// What has the focus while Tab takes it elsewhere.
  var origin: UIView? { get }
  /// The view that keys go to because it has the focus; nil while something stands in front of it.
  var reachable: UIView? { get }
  /// Gives `new` the focus; nil: nothing has it.
  func set(_ new: UIView?)
  /// Uses the control that has the focus; answers whether the key did.
  func handleKey(_ event: KeyEvent) -> Bool
  /// Takes the focus from a control, when the key is Escape and nobody else wanted it.
  func handleEscape(_ event: KeyEvent) -> Bool
  /// Moves the focus on, when the key is Tab.
  func handleTab(_ event: KeyEvent) -> Bool
  /// Gives the focus after the next layout to what `environment` prefers, if the focus is in it.
  func setNeedsUpdate(in environment: UIResponder)
  /// Does so now, where it was asked for.
  func updateIfNeeded()
  /// `leaving` leaves the surface, with the focus where it had it.
  func viewWillLeave(_ leaving: UIView)
}
