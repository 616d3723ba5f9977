// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The work that a navigation controller and its bar leave to code above, as the stack and the bars change.
///
/// Every navigation controller conforms where its layout and its transitions are.
@MainActor
protocol NavigationWork: BarsLayout {
  // MARK: The stack

  /// Refuses what can't stand on a stack; `call` is how it was to come there.
  func requirePushable(_ controller: UIViewController, call: String)
  /// Shows the controller on top, if another one is shown.
  func showTop()
  /// Follows a change of the stack that nobody sees.
  func changedOutOfSight()
  /// Ends the moves of controllers into the stack and out of it: of all, or of those that are not in a
  /// transition.
  func settleFamily(all: Bool)
  /// Whether a hand may drag what is shown away.
  var canSwipeBack: Bool { get }
  /// Pops the top controller; from the only one, goes back in the stack around this one.
  func goBackOut()

  // MARK: Bars

  /// The heights of what the bar shows now.
  var metrics: NavigationBarMetrics { get }
  /// Makes a change by which bars come or go, and has them slide.
  func moveBars(animated: Bool, _ change: () -> Void)
  /// Notes that what the bar shows, or how high it is, is something else.
  func barStructureChanged()
  /// Notes that the title may be another one.
  func titleChanged()
}
