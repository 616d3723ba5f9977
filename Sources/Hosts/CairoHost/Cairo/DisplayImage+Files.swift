// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

extension DisplayImage {
  /// Whether pixels have to be decoded from a file, on disk or in memory, to paint the image.
  ///
  /// - Complexity: O(n) in the steps of what was drawn.
  var hasFiles: Bool {
    switch source {
    case .data, .file: true
    case .pixels, .symbol: false
    case .drawing(let drawing, _): drawing.hasFiles
    }
  }
}

extension Drawing {
  /// Whether files are drawn.
  fileprivate var hasFiles: Bool { (steps + mask).contains(where: \.hasFiles) }
}

extension Drawing.Step {
  fileprivate var hasFiles: Bool {
    switch self {
    case .fill, .stroke: false
    case .drawing(let drawing): drawing.hasFiles
    case .command(let command):
      switch command {
      case .image(let image, _), .imagePart(let image, _): image.hasFiles
      case .drawing(let drawing): drawing.hasFiles
      case .fill, .border, .text: false
      }
    }
  }
}
