// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

extension CollectionEngine {
  /// The axis along which the content scrolls: horizontally only where it does so alone.
  var scrollAxis: UICollectionViewScrollDirection {
    let (size, content) = (view.bounds.size, view.contentSize)
    return content.width > size.width && content.height <= size.height ? .horizontal : .vertical
  }

  /// What came into sight was measured and may have moved the item that a scroll is under way to: the
  /// scroll goes after it, and ends exactly there.
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard let end = view.animatedScrollEnd else {
      scrollGoal = nil
      if !view.isTracking, !view.isDecelerating, hasArrived(at: goal) {
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

  /// Whether the scroll ended by itself, near its end: what was measured last may have moved that.
  private func hasArrived(at goal: ScrollGoal) -> Bool {
    abs(view.contentOffset.y - goal.end.y) < view.bounds.height
      && abs(view.contentOffset.x - goal.end.x) < view.bounds.width
  }
}
