// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

extension DisplayImage {
  /// Whether painting the image requires decoding an encoded image, on disk or in memory.
  ///
  /// - Complexity: O(*n*) in the number of drawing steps.
  var hasFiles: Bool {
    switch source {
    case .data, .file: true
    case .pixels, .symbol: false
    case .drawing(let drawing, _): drawing.hasFiles
    }
  }
}

extension Drawing {
  /// Whether encoded images are drawn.
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
