// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import Foundation

extension DisplayImage: PixelContent {
  /// Whether the image is known to be opaque: its creator declared it, or it is a JPEG file.
  package var isOpaque: Bool {
    if isSaidOpaque { return true }
    return switch source {
    case .data(let data): ImageHeader(ByteReader(data))?.format == .jpeg
    case .file(let path): ByteReader(path: path).flatMap(ImageHeader.init)?.format == .jpeg
    case .pixels, .symbol, .drawing: false
    }
  }
}
