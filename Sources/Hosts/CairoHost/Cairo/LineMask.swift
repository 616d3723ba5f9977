// SPDX-License-Identifier: Apache-2.0

import CMullionCairo

/// What a line of text covers, pixel by pixel.
final class LineMask {
  /// One of a line in which there is nothing to see.
  static var nothing: LineMask { LineMask(owning: nil, left: 0, top: 0) }

  private let surface: OpaquePointer?
  /// The first pixel, from that in which the left end of the baseline is.
  private let left: Int
  private let top: Int

  /// Takes over the caller's reference to `surface`.
  init(owning surface: OpaquePointer?, left: Int, top: Int) {
    self.surface = surface
    self.left = left
    self.top = top
  }

  deinit { cairo_surface_destroy(surface) }

  /// Paints the line in the context's colour, with its baseline beginning in the pixel at `x` and
  /// above that at `y`; the context's transform is lost.
  func paint(atPixel x: Int, _ y: Int, on cairo: OpaquePointer) {
    guard let surface else { return }
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface, Double(x + left), Double(y + top))
  }
}
