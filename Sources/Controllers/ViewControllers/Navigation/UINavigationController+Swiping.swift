// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

// How a hand takes a controller off the stack; see ``BackSwipe``.
extension UINavigationController: GoingBack {
  /// Whether a swipe would go back.
  var canSwipeBack: Bool {
    state.isFree && viewControllers.count > 1 && ControllerMotion.isWanted
      && presentedViewController == nil
      && (topViewController?.navigationItem).map(leavesSwipe) ?? false && !isNavigationBarHidden
  }

  /// Whether the swipe is on for an item: it goes with the back button, and before iOS 26 also with the
  /// items that take the back button's place.
  private func leavesSwipe(_ item: UINavigationItem) -> Bool {
    guard !item.hidesBackButton else { return false }
    return traitCollection[DesignGenerationTrait.self] == .iOS26
      || item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// A hand began to drag the view that is shown away.
  func beginSwipingBack() {
    guard canSwipeBack else { return }
    nextIsHeld = true
    popViewController(animated: true)
    viewIfLoaded?.layoutIfNeeded()
    nextIsHeld = false
  }

  /// A hand drags the view to a share of its way.
  func swipeBack(to share: CGFloat) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.motion?.hold(at: share)
  }

  /// A hand let the view go.
  func endSwipingBack(goesBack: Bool) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.isCancelled = !goesBack
    transition.coordinator.isInteractive = false
    if !goesBack { takeBack() }
    transition.coordinator.motion?.go(back: !goesBack)
  }

  // MARK: Going back

  /// Goes back as the back button does.
  ///
  /// - Returns: Whether there was a way back.
  func goBackIfPossible() -> Bool {
    guard viewControllers.count > 1 || bar.outer != nil,
      let item = topViewController?.navigationItem, !item.hidesBackButton, !isNavigationBarHidden
    else { return false }
    goBackOut()
    return true
  }

  /// Pops the top controller; from the only one, goes back in the stack that this controller stands in.
  func goBackOut() {
    if popViewController(animated: true) == nil { bar.outer?.goBack() }
  }

  /// Refuses what can't stand on a stack.
  func requirePushable(_ controller: UIViewController, call: String) {
    require(
      !(controller is UINavigationController),
      "\(call) with a navigation controller, which can't stand on a stack; push its root view"
        + " controller, or present it.")
  }
}
