// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCompositionalLayout
import MullionViewTree

/// How an orthogonal section moves under a hand and after it.
package struct OrthogonalMotion: Hashable, Sendable {
  /// The share of the velocity that is left a millisecond on.
  package var decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
  /// Whether the content can be moved beyond its edges.
  package var bounces = true
  /// Whether it can be moved even if all of it fits.
  package var alwaysBounces = false

  /// The motion of lists.
  package init() {}

  /// The motion that a section's properties ask for; `turnsPages` decides what is automatic.
  @MainActor
  init(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, turnsPages: Bool
  ) {
    let rate = properties.decelerationRate
    let automatic: UIScrollView.DecelerationRate = turnsPages ? .fast : .normal
    decelerationRate = rate == .automatic ? automatic.rawValue : rate.rawValue
    bounces = properties.bounce != .never
    alwaysBounces = properties.bounce == .always
  }
}
