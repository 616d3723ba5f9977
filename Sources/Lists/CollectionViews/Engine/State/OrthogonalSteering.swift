// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Says where sections that scroll by themselves come to rest, and hears of their scrolling.
@MainActor
protocol OrthogonalSteering: AnyObject {
  /// Where a section comes to rest that is at `current`, when scrolling would end at `proposed`.
  ///
  /// `velocity` is in points a second.
  func orthogonalRest(
    ofSection section: Int, at current: CGPoint, proposed: CGPoint, velocity: CGVector
  ) -> CGPoint
  /// A section was scrolled to `offset`, by a person, a motion or the application.
  func orthogonalDidScroll(section: Int, to offset: CGPoint)
  /// A motion of a section ended.
  func orthogonalDidRest(section: Int)
}
