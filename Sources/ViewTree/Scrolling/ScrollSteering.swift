// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
package import Foundation

/// What modules above the view tree implement to follow and steer a scroll view.
///
/// Set as `UIScrollView.steering`, often to the scroll view itself.
@MainActor
package protocol ScrollSteering: AnyObject {
  /// Where a drag, stroke or fling that would come to rest at `proposed` is to rest.
  ///
  /// Both are content offsets in points; `velocity` is in points a second. Asked before the
  /// delegate's `scrollViewWillEndDragging`.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint
  /// The content offset changed; called before the delegate's `scrollViewDidScroll`.
  func didScroll()
}

extension ScrollSteering {
  /// Keeps the proposed offset.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint { proposed }
  /// Does nothing.
  package func didScroll() {}
}
