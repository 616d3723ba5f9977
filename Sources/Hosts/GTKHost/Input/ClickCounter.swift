// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A counter of presses in quick succession: 1 for a click, 2 for a double click.
package struct ClickCounter {
  /// The maximum interval between two counted presses, in seconds.
  package var interval: TimeInterval = 0.4
  /// The maximum distance between two counted presses, in points, on each axis.
  package var distance: CGFloat = 5

  private var last: (time: TimeInterval, place: CGPoint, button: Int, count: Int)?

  /// Creates a counter without presses.
  package init() {}

  /// Returns the count for the press of `button` at `place`, in points, at `time`, in seconds.
  package mutating func press(at place: CGPoint, time: TimeInterval, button: Int) -> Int {
    var count = 1
    if let last, last.button == button, time - last.time <= interval,
      abs(place.x - last.place.x) <= distance, abs(place.y - last.place.y) <= distance
    {
      count = last.count + 1
    }
    last = (time, place, button, count)
    return count
  }
}
