// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCompositionalLayout
import MullionViewTree

/// The deceleration and bouncing of an orthogonal section.
package struct OrthogonalMotion: Hashable, Sendable {
  /// The fraction of the velocity that remains after a millisecond.
  package var decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
  /// Whether the content can be dragged beyond its edges.
  package var bounces = true
  /// Whether the content can be dragged even if all of it fits.
  package var alwaysBounces = false

  /// Creates the default behavior: normal deceleration, and bouncing of content that does not fit.
  package init() {}

  /// Creates the behavior that a section's properties specify; `turnsPages` determines the automatic
  /// deceleration.
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
