// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a rendered screen is written as.
package enum PictureFormat: String, CaseIterable, Sendable {
  /// The elements with their frames, a line each.
  case text = "txt"
  /// Vectors, text as text.
  case svg
  /// Pixels, with the fonts of the system.
  case png

  /// The format that the ending of `path` names.
  ///
  /// - Throws: `CommandError` when it names none.
  package init(path: String) throws(CommandError) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = PictureFormat(rawValue: ending) else {
      throw CommandError("-o expects a file that ends in .png, .svg or .txt, found '\(path)'.")
    }
    self = format
  }
}
