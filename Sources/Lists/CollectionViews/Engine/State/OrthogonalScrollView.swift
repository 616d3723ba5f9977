// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The scroll view of an orthogonal section within a collection view.
///
/// Spans the whole view along the section's own axis, so that neighboring elements are visible in the
/// section's insets.
final class OrthogonalScrollView: UIScrollView, ScrollSteering {
  private weak var sections: (any OrthogonalSteering)?
  /// The section that the scroll view displays; `nil` while it waits to be reused.
  var section: Int?
  /// Whether a pass is setting the offset, which does not count as scrolling.
  private var isAdjusting = false

  init(steeredBy sections: any OrthogonalSteering) {
    self.sections = sections
    super.init(frame: .zero)
    steering = self
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the resting offset of a scroll, according to the section's behavior.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    guard let sections, let section else { return proposed }
    return sections.orthogonalRest(
      ofSection: section, at: contentOffset, proposed: proposed, velocity: velocity)
  }

  /// Applies the section's scrolling behavior along `axis`.
  func move(_ motion: OrthogonalMotion, along axis: UICollectionViewScrollDirection) {
    let rate = DecelerationRate(rawValue: motion.decelerationRate)
    if decelerationRate != rate { decelerationRate = rate }
    if bounces != motion.bounces { bounces = motion.bounces }
    let horizontally = motion.alwaysBounces && axis == .horizontal
    let vertically = motion.alwaysBounces && axis == .vertical
    if alwaysBounceHorizontal != horizontally { alwaysBounceHorizontal = horizontally }
    if alwaysBounceVertical != vertically { alwaysBounceVertical = vertically }
  }

  /// Whether the content is neither dragged nor animated.
  var isAtRest: Bool { !isTracking && !isDragging && !isScrollAnimating }

  /// Handles the end of a scroll: the next layout checks the resting position, since the layout may have
  /// changed meanwhile.
  func didComeToRest() {
    guard let section else { return }
    sections?.orthogonalDidRest(section: section)
  }

  /// Displays the elements that became visible.
  func didScroll() {
    guard let section, !isAdjusting else { return }
    sections?.orthogonalDidScroll(section: section, to: contentOffset)
  }

  /// Runs `changes`, whose effect on the content offset does not count as scrolling.
  func adjusting(_ changes: () -> Void) {
    let outer = isAdjusting
    isAdjusting = true
    changes()
    isAdjusting = outer
  }
}
