// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionLibraries
package import Foundation
package import MullionDisplayTree

extension CairoHost {
  /// Whether Cairo, Pango and gdk-pixbuf can be used.
  package static var isAvailable: Bool { CMullionMissingPackages(CMullionPictureLibraries) == nil }

  /// Checks that the libraries can be used; a release build loads them at this time.
  ///
  /// - Throws: `CairoHostError` when a library is missing.
  private static func requireLibraries() throws(CairoHostError) {
    guard let packages = CMullionMissingPackages(CMullionPictureLibraries) else { return }
    throw CairoHostError(
      "Pictures need Cairo, Pango and gdk-pixbuf: install \(String(cString: packages)) and fonts-inter"
        + " (apt-get install).")
  }

  /// Sets up Pango for text measuring, gdk-pixbuf for image decoding and Cairo for image encoding in this
  /// process.
  ///
  /// - Throws: `CairoHostError` when a library is missing or no font is installed.
  public static func install() throws(CairoHostError) {
    HostServices.current.environment = try environment()
  }

  /// Returns an environment that measures text with Pango, decodes images with gdk-pixbuf and draws with
  /// Cairo.
  ///
  /// - Throws: `CairoHostError` when a library is missing or no font is installed.
  package static func environment() throws(CairoHostError) -> HostEnvironment {
    try requireLibraries()
    return HostEnvironment(
      text: try PangoTextMeasurer(), images: PixbufDecoder(), pictures: CairoPictureEncoder())
  }

  /// Returns the rendering of `node` in `size` points at `scale` pixels per point, as a PNG file.
  ///
  /// The background is transparent. Equal nodes result in equal bytes on one machine.
  ///
  /// - Throws: `CairoHostError` when a library is missing, no font is installed, there is not enough memory,
  ///   or the image has no pixels or more than 32767 along a side.
  /// - Complexity: O(*n* + *p*), where *n* is the number of commands in `node` and *p* is the number of
  ///   pixels.
  package static func png(
    of node: DisplayNode, size: CGSize, scale: CGFloat
  ) throws(CairoHostError) -> Data {
    try requireLibraries()
    let painter = try CairoPainter()
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 32767, height <= 32767,
      let surface = CairoSurface(width: Int(width), height: Int(height))
    else {
      throw CairoHostError(
        "A picture of \(width) by \(height) pixels can't be made: each side must be from 1 to "
          + "32767 pixels, and all must fit the memory.")
    }
    surface.draw { context in
      cairo_scale(context, scale, scale)
      painter.paint(node, on: context)
    }
    guard let data = surface.png() else {
      throw CairoHostError("Cairo could not write the PNG: there is not enough memory.")
    }
    return data
  }
}
