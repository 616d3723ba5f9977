// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine {
  /// What came into sight was measured and may have moved the item that a scroll is under way to: the
  /// scroll goes after it, and ends exactly there.
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard let end = view.animatedScrollEnd else {
      scrollGoal = nil
      // What was measured last may have moved the item; somebody may have scrolled elsewhere since.
      let isThere = [goal.end, cycle.ownOffset].contains(view.contentOffset)
      if goal.isReached, isThere, !view.isTracking, !view.isDecelerating {
        ScrollPass(engine: self, indexPath: goal.indexPath, position: goal.position)
          .run(animated: false)
      }
      return
    }
    // Another scroll took its place.
    guard end == goal.end else { return scrollGoal = nil }
    let pass = ScrollPass(engine: self, indexPath: goal.indexPath, position: goal.position)
    guard let target = pass.target(), target != end else { return }
    view.redirectAnimatedScroll(to: target)
    scrollGoal?.end = target
  }

  /// A motion of the content ended by itself.
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
