// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// An object that determines the resting positions of orthogonal sections and is notified of their scrolling.
@MainActor
protocol OrthogonalSteering: AnyObject {
  /// Returns the resting offset of a section at `current`, for a scroll that would end at `proposed`.
  ///
  /// `velocity` is in points per second.
  func orthogonalRest(
    ofSection section: Int, at current: CGPoint, proposed: CGPoint, velocity: CGVector
  ) -> CGPoint
  /// Notifies the receiver that a section scrolled to `offset`, by the user, an animation or the application.
  func orthogonalDidScroll(section: Int, to offset: CGPoint)
  /// Notifies the receiver that a scroll of a section ended.
  func orthogonalDidRest(section: Int)
}
