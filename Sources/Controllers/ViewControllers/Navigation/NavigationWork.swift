// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a navigation controller that are implemented elsewhere: its layout and transitions.
///
/// Every navigation controller conforms, in the files of these parts.
@MainActor
protocol NavigationWork: BarsLayout {
  // MARK: Stack

  /// Shows the top controller, if another one is shown.
  func showTop()
  /// Applies a change of the stack while the view is in no window.
  func changedOutOfSight()
  /// Completes the addition and removal of child controllers after a change of the stack.
  ///
  /// A controller that is still shown is not removed. `all` includes controllers added since the last
  /// transition began.
  func settleFamily(all: Bool)
  /// Whether a back swipe is possible.
  var canSwipeBack: Bool { get }
  /// Pops the top controller, or goes back in the enclosing stack if the top controller is the only one.
  func goBackOut()

  // MARK: Bars

  /// The heights of the parts that the bar shows now.
  var metrics: NavigationBarMetrics { get }
  /// Runs a change that hides or shows bars; if `animated` is `true`, the bars slide.
  func moveBars(animated: Bool, _ change: () -> Void)
  /// Called when the content or the height of the bar changed.
  func barStructureChanged()
  /// Called when the title may have changed.
  func titleChanged()
}
