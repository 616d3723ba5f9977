// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A scroll wheel event or trackpad scroll.
package struct ScrollEvent: Hashable, Sendable {
  /// The phases: scroll wheel steps are `discrete`; a trackpad scroll begins, changes and ends.
  package enum Phase: Hashable, Sendable { case discrete, began, changed, ended }

  package var phase: Phase
  /// The location in the surface's coordinate space, in points.
  package var location: CGPoint
  /// The change of the content offset, in points: positive is down and right.
  package var delta: CGVector
  /// The velocity at the end of a trackpad scroll, in points per second; zero otherwise.
  package var velocity: CGVector

  /// Creates an event from its properties.
  package init(
    phase: Phase, location: CGPoint, delta: CGVector, velocity: CGVector = .zero
  ) {
    self.phase = phase
    self.location = location
    self.delta = delta
    self.velocity = velocity
  }
}
