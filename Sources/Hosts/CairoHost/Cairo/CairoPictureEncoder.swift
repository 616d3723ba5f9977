// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
package import Foundation
package import MullionDisplayTree

/// Writes PNG files for modules that know no Cairo.
package struct CairoPictureEncoder: PictureEncoding {
  /// An encoder.
  package init() {}

  /// Cairo's version, and the fonts that text is drawn with.
  package var name: String {
    let cairo = "cairo \(String(cString: cairo_version_string()))"
    guard let fonts = try? FontLibrary.shared else { return cairo }
    let families = fonts.ask { $0.families.list(for: FontDescription(size: 17), text: "") }
    return "\(cairo) with \(families)"
  }

  /// A picture of `size` points with `scale` pixels a point.
  package func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data {
    try CairoHost.png(of: node, size: size, scale: scale)
  }

  /// The pixels as they are.
  package func png(of pixels: PixelBuffer) throws -> Data {
    guard let data = pixels.surface(width: pixels.width, height: pixels.height)?.png() else {
      throw CairoHostError("Cairo could not write the PNG: there is not enough memory.")
    }
    return data
  }

  /// The pixels, at a `quality` from 0 to 1.
  package func jpeg(of pixels: PixelBuffer, quality: CGFloat) throws -> Data {
    guard let data = pixels.jpeg(quality: Int((quality * 100).rounded())) else {
      throw CairoHostError("gdk-pixbuf could not write the JPEG: there is not enough memory.")
    }
    return data
  }
}
