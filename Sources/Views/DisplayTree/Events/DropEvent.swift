// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A drag from another process over a surface, or its drop.
package struct DropEvent: Hashable, Sendable {
  /// The phases of a drag.
  package enum Phase: Hashable, Sendable { case moved, left, dropped }

  package var phase: Phase
  /// The location in the surface's coordinate space, in points.
  package var location: CGPoint
  /// The dragged files.
  package var files: [URL]
  /// The dragged text, or `nil` if there is none.
  package var text: String?

  /// Creates an event from its properties.
  package init(phase: Phase, location: CGPoint, files: [URL] = [], text: String? = nil) {
    self.phase = phase
    self.location = location
    self.files = files
    self.text = text
  }
}
