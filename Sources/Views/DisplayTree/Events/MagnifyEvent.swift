// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Fingers moved apart on a touchpad, or a wheel was turned while the key for zooming was held.
package struct MagnifyEvent: Hashable, Sendable {
  /// A wheel's steps are `discrete`; a touchpad's pinch begins, changes and ends.
  package enum Phase: Hashable, Sendable { case discrete, began, changed, ended }

  package var phase: Phase
  /// In points, in the surface's coordinate space.
  package var location: CGPoint
  /// How many times as large the content is to be, since the pinch began or by the step.
  package var scale: CGFloat

  /// An event; see the properties.
  package init(phase: Phase, location: CGPoint, scale: CGFloat = 1) {
    self.phase = phase
    self.location = location
    self.scale = scale
  }
}
