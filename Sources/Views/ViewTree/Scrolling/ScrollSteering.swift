// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

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
  /// Whether another size of the scroll view has the content laid out anew, after which
  /// `contentWasLaidOut()` is called; until then the offset stays as it is, whatever the old content
  /// allows.
  var laysOutAnew: Bool { get }
  /// A motion ended by itself, or a hand that had not moved the content went away; called before the
  /// delegate is told.
  func didComeToRest()
  /// The content offset changed; called before the delegate's `scrollViewDidScroll`.
  func didScroll()
}

extension ScrollSteering {
  /// False: the content stays as large as it is.
  package var laysOutAnew: Bool { false }
  /// Keeps the proposed offset.
  package func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint { proposed }
  /// Does nothing.
  package func didScroll() {}
  /// Does nothing.
  package func didComeToRest() {}
}
