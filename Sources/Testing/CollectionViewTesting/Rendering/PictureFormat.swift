// SPDX-License-Identifier: Apache-2.0

/// The format of a rendered screen.
package enum PictureFormat: String, CaseIterable, Codable, Sendable {
  /// The elements with their frames, one per line.
  case text = "txt"
  /// Vector graphics; text stays text.
  case svg
  /// Pixels, drawn with the system's fonts.
  case png
}
