// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine {
  /// Adjusts a scroll in progress to its target item, which newly measured elements may have moved, so that
  /// the scroll ends exactly there.
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard let end = view.animatedScrollEnd else {
      scrollGoal = nil
      // The last measurements may have moved the item; the app or the user may have scrolled elsewhere
      // since.
      let isThere = [goal.end, cycle.ownOffset].contains(view.contentOffset)
      if goal.isReached, isThere, !view.isTracking, !view.isDecelerating {
        ScrollPass(engine: self, indexPath: goal.indexPath, position: goal.position)
          .run(animated: false)
      }
      return
    }
    // Another scroll has replaced it.
    guard end == goal.end else { return scrollGoal = nil }
    let pass = ScrollPass(engine: self, indexPath: goal.indexPath, position: goal.position)
    guard let target = pass.target(), target != end else { return }
    view.redirectAnimatedScroll(to: target)
    scrollGoal?.end = target
  }

  /// Handles the end of a scroll animation or deceleration.
  func didComeToRest() {
    guard let goal = scrollGoal else { return }
    let offset = view.contentOffset
    guard abs(offset.x - goal.end.x) < 1, abs(offset.y - goal.end.y) < 1 else {
      return scrollGoal = nil
    }
    scrollGoal?.isReached = true
    needs.lookAgain()
    view.setNeedsLayout()
  }
}
