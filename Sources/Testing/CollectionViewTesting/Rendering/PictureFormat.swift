// SPDX-License-Identifier: Apache-2.0

/// The format of a rendered screen.
package enum PictureFormat: String, CaseIterable, Codable, Sendable {
  /// The elements with their frames, one per line.
  case text = "txt"
  /// Vector graphics in which text remains text.
  case svg
  /// An image of pixels, drawn with the system's fonts.
  case png
}
