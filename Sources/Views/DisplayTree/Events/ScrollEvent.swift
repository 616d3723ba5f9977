// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A wheel turned or fingers moved on a touchpad.
package struct ScrollEvent: Hashable, Sendable {
  /// A wheel's steps are `discrete`; a touchpad's stroke begins, changes and ends.
  package enum Phase: Hashable, Sendable { case discrete, began, changed, ended }

  package var phase: Phase
  /// In points, in the surface's coordinate space.
  package var location: CGPoint
  /// How far the content offset is to move, in points: positive is down and right.
  package var delta: CGVector
  /// Of the stroke as it ended, in points a second; zero otherwise.
  package var velocity: CGVector

  /// An event; see the properties.
  package init(
    phase: Phase, location: CGPoint, delta: CGVector, velocity: CGVector = .zero
  ) {
    self.phase = phase
    self.location = location
    self.delta = delta
    self.velocity = velocity
  }
}
