// SPDX-License-Identifier: Apache-2.0

/// What a screen is written as.
package enum PictureFormat: String, CaseIterable, Codable, Sendable {
  /// The elements with their frames, a line each.
  case text = "txt"
  /// Vectors, text as text.
  case svg
  /// Pixels, with the fonts of the system.
  case png
}
