// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension DisplayImage {
  /// The image mirrored horizontally.
  package var mirrored: DisplayImage {
    // EXIF orientations come in pairs of a rotation and the same rotation mirrored: 1 and 2, 3 and 4, …
    let other = orientation.isMultiple(of: 2) ? orientation - 1 : orientation + 1
    if case .pixels(let buffer) = source {
      return DisplayImage(
        source: .pixels(buffer.mirrored), pixelSize: pixelSize, orientation: other)
    }
    if case .drawing(let drawing, let size) = source {
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      let flipped = Drawing(transform: flip, steps: [.drawing(drawing)])
      return DisplayImage(
        source: .drawing(flipped, size: size), pixelSize: pixelSize, orientation: other)
    }
    return DisplayImage(
      source: source, pixelSize: pixelSize, orientation: other, isVector: isVector)
  }
}

extension PixelBuffer {
  /// The buffer with each row reversed.
  fileprivate var mirrored: PixelBuffer {
    var turned = bytes
    for row in 0..<height {
      for column in 0..<width {
        let from = (row * width + column) * 4
        let to = (row * width + width - 1 - column) * 4
        for byte in 0..<4 { turned[to + byte] = bytes[from + byte] }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: turned)
  }
}
