// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A pinch on a trackpad, or a scroll wheel event with the zoom modifier held.
package struct MagnifyEvent: Hashable, Sendable {
  /// The phases: scroll wheel steps are `discrete`; a trackpad's pinch begins, changes and ends.
  package enum Phase: Hashable, Sendable { case discrete, began, changed, ended }

  package var phase: Phase
  /// The location in the surface's coordinate space, in points.
  package var location: CGPoint
  /// The factor by which the content is scaled, relative to the beginning of the pinch, or by a discrete
  /// step.
  package var scale: CGFloat

  /// Creates an event from its properties.
  package init(phase: Phase, location: CGPoint, scale: CGFloat = 1) {
    self.phase = phase
    self.location = location
    self.scale = scale
  }
}
