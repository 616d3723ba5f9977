// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The part of a collection view in which one section scrolls by itself.
///
/// Spans the whole view across the layout's direction, so that neighbours show in the section's
/// insets.
final class OrthogonalScrollView: UIScrollView, ScrollSteering {
  private weak var sections: (any OrthogonalSteering)?
  /// The section it shows now; `nil` while it waits to be used again.
  var section: Int?
  /// Whether a pass sets its offset, which then is no scrolling.
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

  /// Where scrolling comes to rest, as the section's behavior says.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    guard let sections, let section else { return proposed }
    return sections.orthogonalRest(
      ofSection: section, at: contentOffset, proposed: proposed, velocity: velocity)
  }

  /// Takes over how its section moves along `axis`.
  func move(_ motion: OrthogonalMotion, along axis: UICollectionViewScrollDirection) {
    let rate = DecelerationRate(rawValue: motion.decelerationRate)
    if decelerationRate != rate { decelerationRate = rate }
    if bounces != motion.bounces { bounces = motion.bounces }
    let horizontally = motion.alwaysBounces && axis == .horizontal
    let vertically = motion.alwaysBounces && axis == .vertical
    if alwaysBounceHorizontal != horizontally { alwaysBounceHorizontal = horizontally }
    if alwaysBounceVertical != vertically { alwaysBounceVertical = vertically }
  }

  /// Whether no hand and no motion moves the content.
  var isAtRest: Bool { !isTracking && !isDragging && !isScrollAnimating }

  /// The layout may have changed since the motion began: the next one looks where the section rests.
  func didComeToRest() {
    guard let section else { return }
    sections?.orthogonalDidRest(section: section)
  }

  /// Shows what came into sight.
  func didScroll() {
    guard let section, !isAdjusting else { return }
    sections?.orthogonalDidScroll(section: section, to: contentOffset)
  }

  /// Runs `changes`, whose effect on the content offset is no scrolling.
  func adjusting(_ changes: () -> Void) {
    let outer = isAdjusting
    isAdjusting = true
    changes()
    isAdjusting = outer
  }
}
