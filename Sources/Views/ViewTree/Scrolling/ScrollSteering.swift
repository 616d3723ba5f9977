// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// An object that observes and controls a scroll view for modules above the view tree.
///
/// Set as `UIScrollView.steering`, often to the scroll view itself.
@MainActor
package protocol ScrollSteering: AnyObject {
  /// Returns the resting offset of a scroll that would come to rest at `proposed`, such as a drag, a trackpad
  /// scroll or a scroll wheel step.
  ///
  /// Both are content offsets, in points; `velocity` is in points per second. For a drag or trackpad scroll,
  /// the method is called before the delegate's `scrollViewWillEndDragging`.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint
  /// Whether a change of the scroll view's size requires a new layout of the content, after which
  /// `contentWasLaidOut()` is called.
  ///
  /// Until then, the offset is not limited to the range of the old content.
  var laysOutAnew: Bool { get }
  /// Called when a motion has reached its end, before the delegate is notified, and when a touch ended that
  /// had neither moved the content nor stopped a motion.
  ///
  /// It is also called when scroll wheel steps have cancelled each other, but not when another motion is
  /// stopped, and not for `UIScrollView.barSteering`.
  func didComeToRest()
  /// Called when the content offset changed, before the delegate's `scrollViewDidScroll`.
  func didScroll()
}

extension ScrollSteering {
  /// The default, `false`: the content size does not depend on the view's size.
  package var laysOutAnew: Bool { false }
  /// Returns the proposed offset.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint { proposed }
  /// Does nothing.
  package func didScroll() {}
  /// Does nothing.
  package func didComeToRest() {}
}
