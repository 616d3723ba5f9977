// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The computation of the resting position of an orthogonal section after a drag ends.
///
/// The resting positions themselves are determined by the layout, as recorded from UIKit: the stop nearest to
/// an offset. The behavior of a fling was not measured from UIKit: paging advances one page at a time, in the
/// direction of the fling; a group's leading boundary is searched for where the fling would end.
package struct OrthogonalRest {
  /// The section's offset at the end of the drag, along its axis, in points.
  let current: CGFloat
  /// Whether the section scrolls by pages.
  let turnsPages: Bool
  /// The closure that returns the stop nearest to an offset; monotonically non-decreasing.
  let nearest: (CGFloat) -> CGFloat

  /// Creates the state of a section at `current` whose stops `nearest` returns.
  package init(current: CGFloat, turnsPages: Bool, nearest: @escaping (CGFloat) -> CGFloat) {
    self.current = current
    self.turnsPages = turnsPages
    self.nearest = nearest
  }

  /// The minimum velocity that turns a page, in points per second.
  private static let turning: CGFloat = 200
  /// The exponent of the maximum search distance for the next stop, which is a power of 2, in points.
  private static let reach = 16
  /// The number of bisections of the interval in which the stop changes.
  private static let halvings = 24

  /// Returns the stop for a fling that would end at `proposed`, with a velocity in points per second.
  package func rest(proposed: CGFloat, velocity: CGFloat) -> CGFloat {
    let isTurned = abs(velocity) > Self.turning
    if turnsPages { return isTurned ? next(forward: velocity > 0) : nearest(current) }
    let stop = nearest(proposed)
    let isBehind = velocity > 0 ? stop <= current : stop >= current
    return isTurned && isBehind ? next(forward: velocity > 0) : stop
  }

  /// Returns the first stop beyond the current offset, or the last one at the end.
  private func next(forward: Bool) -> CGFloat {
    let sign: CGFloat = forward ? 1 : -1
    func isBeyond(_ distance: CGFloat) -> Bool {
      (nearest(current + sign * distance) - current) * sign > 0.5
    }
    var far: CGFloat = 1
    for _ in 0..<Self.reach where !isBeyond(far) { far *= 2 }
    guard isBeyond(far) else { return nearest(current + sign * far) }
    var near: CGFloat = 0
    for _ in 0..<Self.halvings {
      let middle = (near + far) / 2
      if isBeyond(middle) { far = middle } else { near = middle }
    }
    return nearest(current + sign * far)
  }
}
