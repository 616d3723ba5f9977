// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something that was taken in another program is dragged over a surface, or let go.
package struct DropEvent: Hashable, Sendable {
  /// What happened.
  package enum Phase: Hashable, Sendable { case moved, left, dropped }

  package var phase: Phase
  /// In points, in the surface's coordinate space.
  package var location: CGPoint
  /// The files that are dragged.
  package var files: [URL]
  /// The text that is dragged; nil: none.
  package var text: String?

  /// An event; see the properties.
  package init(phase: Phase, location: CGPoint, files: [URL] = [], text: String? = nil) {
    self.phase = phase
    self.location = location
    self.files = files
    self.text = text
  }
}
