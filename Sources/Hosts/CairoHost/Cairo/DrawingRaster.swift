// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

/// A rasterizer of a vector drawing.
struct DrawingRaster {
  private let drawing: Drawing
  private let size: CGSize

  init(_ drawing: Drawing, size: CGSize) {
    self.drawing = drawing
    self.size = size
  }

  /// Returns the drawing scaled to `pixels`.
  ///
  /// - Throws: `ImageDecodingError` when there is no font or not enough memory.
  func pixels(of pixels: CGSize) throws -> PixelBuffer {
    try withPixels(of: pixels) {
      PixelBuffer(width: $0.width, height: $0.height, bytes: [UInt8]($0.bytes))
    }
  }

  /// Calls `body` with the drawing scaled to `pixels`, and returns its result.
  ///
  /// - Throws: as ``pixels(of:)``, and errors of `body`.
  func withPixels<Result>(
    of pixels: CGSize, _ body: (PixelBytes) throws -> Result
  ) throws -> Result {
    let width = Int(max(1, min(pixels.width, 16_384)))
    let height = Int(max(1, min(pixels.height, 16_384)))
    guard size.width > 0, size.height > 0,
      let surface = SpareSurface.shared.take(width: width, height: height)
    else {
      throw ImageDecodingError(
        "A drawing can't be rendered in \(width) by \(height) pixels.")
    }
    defer { SpareSurface.shared.giveBack(surface) }
    let painter: CairoPainter
    do { painter = try CairoPainter() } catch { throw ImageDecodingError("\(error)") }
    surface.draw { cairo in
      cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
      painter.draw(drawing, on: cairo)
    }
    guard let start = cairo_image_surface_get_data(surface.pointer) else {
      throw ImageDecodingError("A rendered drawing has no pixels.")
    }
    return try withExtendedLifetime(surface) {
      let bytes = UnsafeRawBufferPointer(start: start, count: surface.byteCount)
      return try body(PixelBytes(width: width, height: height, bytes: bytes))
    }
  }
}
