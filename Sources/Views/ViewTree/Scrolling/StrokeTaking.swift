// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// What modules above the view tree implement to take a touchpad's strokes that a scroll view can't
/// scroll by, as lists do for swiping rows.
///
/// Set as `UIScrollView.strokeTaker`.
@MainActor
package protocol StrokeTaking: AnyObject {
  /// A stroke begins at `location`, in the surface's coordinate space, that would move content
  /// offsets by `delta`, in points; answers whether it is taken.
  func beginStroke(at location: CGPoint, by delta: CGVector) -> Bool
  /// The stroke goes on by `delta`, in points.
  func moveStroke(by delta: CGVector)
  /// The stroke ends at `velocity`, in points a second.
  func endStroke(velocity: CGVector)
}
