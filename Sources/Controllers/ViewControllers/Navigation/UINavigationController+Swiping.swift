// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Interactive pops by a gesture; see ``BackSwipe``.
extension UINavigationController: GoingBack {
  /// Whether a back swipe is possible.
  var canSwipeBack: Bool {
    state.isFree && viewControllers.count > 1 && ControllerMotion.isWanted
      && presentedViewController == nil
      && (topViewController?.navigationItem).map(leavesSwipe) ?? false && !isNavigationBarHidden
  }

  /// Returns whether the swipe is enabled for an item.
  ///
  /// The swipe is disabled if the back button is hidden, and before iOS 26 also if other items replace the
  /// back button.
  private func leavesSwipe(_ item: UINavigationItem) -> Bool {
    guard !item.hidesBackButton else { return false }
    return traitCollection[DesignGenerationTrait.self] == .iOS26
      || item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// Begins an interactive pop.
  func beginSwipingBack() {
    guard canSwipeBack else { return }
    nextIsHeld = true
    popViewController(animated: true)
    viewIfLoaded?.layoutIfNeeded()
    nextIsHeld = false
  }

  /// Moves the interactive pop to a fraction of its distance.
  func swipeBack(to share: CGFloat) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.motion?.hold(at: share)
  }

  /// Ends the interactive pop, which is cancelled if `goesBack` is `false`.
  func endSwipingBack(goesBack: Bool) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.isCancelled = !goesBack
    transition.coordinator.isInteractive = false
    if !goesBack { takeBack() }
    transition.coordinator.motion?.go(back: !goesBack)
  }

  // MARK: Going back

  /// Goes back, if the back button is available and leads to a controller; does not perform `backAction`.
  ///
  /// - Returns: Whether the back button is available.
  func goBackIfPossible() -> Bool {
    guard viewControllers.count > 1 || bar.outer != nil,
      let item = topViewController?.navigationItem, !item.hidesBackButton, !isNavigationBarHidden
    else { return false }
    goBackOut()
    return true
  }

  /// Pops the top controller, or goes back in the enclosing stack if the top controller is the only one.
  func goBackOut() {
    if popViewController(animated: true) == nil { bar.outer?.goBack() }
  }
}
