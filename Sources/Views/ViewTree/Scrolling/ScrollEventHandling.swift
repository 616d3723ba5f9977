// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// An object that handles trackpad scrolls in directions in which a scroll view cannot scroll, for modules
/// above the view tree; for example, to swipe rows of lists.
///
/// Set as `UIScrollView.strokeTaker`.
@MainActor
package protocol ScrollEventHandling: AnyObject {
  /// Begins a trackpad scroll at `location`, in the surface's coordinate space, that would change content
  /// offsets by `delta`, in points; returns whether it is handled.
  func beginStroke(at location: CGPoint, by delta: CGVector) -> Bool
  /// Continues the trackpad scroll by `delta`, in points.
  func moveStroke(by delta: CGVector)
  /// Ends the trackpad scroll at `velocity`, in points per second.
  func endStroke(velocity: CGVector)
}
