// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

extension CollectionEngine: OrthogonalSteering {
  /// Returns the resting offset according to the section's scrolling behavior.
  func orthogonalRest(
    ofSection section: Int, at current: CGPoint, proposed: CGPoint, velocity: CGVector
  ) -> CGPoint {
    let layout = layout
    guard let area = layout.orthogonalArea(ofSection: section) else { return proposed }
    let rest = OrthogonalRest(
      current: area.along(current), turnsPages: area.turnsPages,
      nearest: { layout.orthogonalRestingOffset(ofSection: section, proposed: $0) })
    let resting = rest.rest(proposed: area.along(proposed), velocity: area.along(velocity))
    return area.point(at: resting, across: proposed)
  }

  /// Records the section's new scroll offset, and displays the elements that became visible.
  func orthogonalDidScroll(section: Int, to offset: CGPoint) {
    guard orthogonal.offset(ofSection: section) != offset else { return }
    orthogonal.setOffset(offset, ofSection: section)
    cycle.run(section: section)
    // An offset that was set without a running scroll is adjusted to a resting position in the next layout.
    if orthogonal.scrollView(ofSection: section)?.isAtRest == true, !cycle.isRunning {
      needs.lookAgain()
      view.setNeedsLayout()
    }
  }

  /// Schedules a scroll to the nearest resting position, in the next layout, if the section is not at one.
  func orthogonalDidRest(section: Int) {
    guard let area = layout.orthogonalArea(ofSection: section),
      let offset = orthogonal.offset(ofSection: section), !cycle.isRunning
    else { return }
    let along = area.along(offset)
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: along)
    guard abs(rest - along) > 0.01 else { return }
    needs.lookAgain()
    view.setNeedsLayout()
  }
}

extension CollectionEngine {
  /// Returns the scroll offset of an orthogonal section along its axis, in points.
  package func orthogonalOffset(ofSection section: Int) -> CGFloat {
    let offset = orthogonal.offset(ofSection: section) ?? .zero
    guard let area = layout.orthogonalArea(ofSection: section) else { return 0 }
    return area.along(offset)
  }

  /// Scrolls an orthogonal section along its axis, without animation, to the resting position that its
  /// behavior determines for `offset`, in points.
  package func settleOrthogonal(section: Int, at offset: CGFloat) {
    guard let area = layout.orthogonalArea(ofSection: section) else { return }
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: offset)
    orthogonal.scroll(section: section, to: area.point(at: rest), animated: false)
  }
}
