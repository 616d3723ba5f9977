// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
package import Foundation
package import MullionDisplayTree

/// An encoder of PNG and JPEG files for modules without access to Cairo.
package struct CairoPictureEncoder: PictureEncoding {
  /// Creates an encoder.
  package init() {}

  /// Cairo's version, and the fonts that text is drawn with.
  package var name: String {
    let cairo = "cairo \(String(cString: cairo_version_string()))"
    guard let fonts = try? FontLibrary.shared else { return cairo }
    let families = fonts.ask { $0.families.list(for: FontDescription(size: 17), text: "") }
    return "\(cairo) with \(families)"
  }

  /// Returns the rendering of `node` in `size` points at `scale` pixels per point, as a PNG file.
  package func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data {
    try CairoHost.png(of: node, size: size, scale: scale)
  }

  /// Returns the pixels as a PNG file.
  package func png(of pixels: PixelBuffer) throws -> Data {
    guard let data = pixels.surface(width: pixels.width, height: pixels.height)?.png() else {
      throw CairoHostError("Cairo could not write the PNG: there is not enough memory.")
    }
    return data
  }

  /// Returns the pixels as a JPEG file, at a `quality` from 0 to 1.
  package func jpeg(of pixels: PixelBuffer, quality: CGFloat) throws -> Data {
    guard let data = pixels.jpeg(quality: Int((quality * 100).rounded())) else {
      throw CairoHostError("gdk-pixbuf could not write the JPEG: there is not enough memory.")
    }
    return data
  }
}
