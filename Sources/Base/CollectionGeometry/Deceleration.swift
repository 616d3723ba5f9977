// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The deceleration of scrolled content after its release, an exponential decay of the velocity.
package struct Deceleration {
  /// The share of the velocity that is lost in a second, if it were lost at the initial rate.
  package let drag: CGFloat

  /// Creates a deceleration by the fraction of the velocity that remains after a millisecond, 0.5 to 0.9999.
  package init(rate: CGFloat) {
    drag = -1000 * log(max(0.5, min(0.9999, rate)))
  }

  /// Returns the final offset of a deceleration without edges.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points.
  ///   - velocity: The velocity at the release, in points per second.
  /// - Returns: The offset, in points.
  package func restingPlace(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + velocity / drag
  }
}
