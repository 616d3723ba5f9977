// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where an orthogonal section comes to rest when a hand lets go of it.
///
/// Where it rests when nothing moves is recorded and the layout's to say: the stop nearest to an
/// offset. What a fling does was measured by nobody and is ours: pages are turned one at a time, in
/// the direction of the fling; a group's leading boundary is looked for where the fling would end.
package struct OrthogonalRest {
  /// Where the section is when the hand lets go, along its axis, in points.
  let current: CGFloat
  /// Whether the section turns pages.
  let turnsPages: Bool
  /// The stop nearest to an offset; never decreases when the offset grows.
  let nearest: (CGFloat) -> CGFloat

  /// A section at `current` whose stops `nearest` knows.
  package init(current: CGFloat, turnsPages: Bool, nearest: @escaping (CGFloat) -> CGFloat) {
    self.current = current
    self.turnsPages = turnsPages
    self.nearest = nearest
  }

  /// Slower flings, in points a second, do not turn a page.
  private static let turning: CGFloat = 200
  /// How far the next stop is looked for: 2 to this power, in points.
  private static let reach = 16
  /// How often the interval in which the stop changes is halved.
  private static let halvings = 24

  /// The stop for a fling that would end at `proposed` and is `velocity` points a second fast.
  package func rest(proposed: CGFloat, velocity: CGFloat) -> CGFloat {
    let isTurned = abs(velocity) > Self.turning
    if turnsPages { return isTurned ? next(forward: velocity > 0) : nearest(current) }
    let stop = nearest(proposed)
    let isBehind = velocity > 0 ? stop <= current : stop >= current
    return isTurned && isBehind ? next(forward: velocity > 0) : stop
  }

  /// The first stop beyond the present offset; the last one at the end.
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
