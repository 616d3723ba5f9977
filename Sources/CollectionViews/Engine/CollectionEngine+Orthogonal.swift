// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CollectionEngine {
  /// An orthogonal section was scrolled to `offset`, by a person, a motion or the application.
  func orthogonalDidScroll(section: Int, to offset: CGPoint) {
    guard orthogonal.offset(ofSection: section) != offset else { return }
    orthogonal.setOffset(offset, ofSection: section)
    cycle.run(section: section)
    // An offset that nothing moves on from comes to rest in the next layout.
    if orthogonal.scrollView(ofSection: section)?.isAtRest == true, !cycle.isRunning {
      needs.lookAgain()
      view.setNeedsLayout()
    }
  }

  /// A motion of an orthogonal section ended; where that is not one of its stops, it goes there.
  func orthogonalDidRest(section: Int) {
    guard let area = layout.orthogonalArea(ofSection: section),
      let offset = orthogonal.offset(ofSection: section), !cycle.isRunning
    else { return }
    let along = area.axis == .horizontal ? offset.x : offset.y
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: along)
    guard abs(rest - along) > 0.01 else { return }
    needs.lookAgain()
    view.setNeedsLayout()
  }

  /// Scrolls an orthogonal section to `offset`; at once when it is out of sight.
  func scrollOrthogonal(section: Int, to offset: CGPoint, animated: Bool) {
    if let scrollView = orthogonal.scrollView(ofSection: section) {
      scrollView.setContentOffset(offset, animated: animated)
    } else {
      orthogonal.setOffset(offset, ofSection: section)
    }
  }
}

extension CollectionEngine {
  /// How far an orthogonal section has scrolled along its axis, in points.
  package func orthogonalOffset(ofSection section: Int) -> CGFloat {
    let offset = orthogonal.offset(ofSection: section) ?? .zero
    guard let area = layout.orthogonalArea(ofSection: section) else { return 0 }
    return area.axis == .horizontal ? offset.x : offset.y
  }

  /// Scrolls an orthogonal section along its axis to `offset`, in points, without animation, and
  /// lets it come to rest as its behavior says.
  package func settleOrthogonal(section: Int, at offset: CGFloat) {
    guard let area = layout.orthogonalArea(ofSection: section) else { return }
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: offset)
    let target = area.axis == .horizontal ? CGPoint(x: rest, y: 0) : CGPoint(x: 0, y: rest)
    scrollOrthogonal(section: section, to: target, animated: false)
  }
}
