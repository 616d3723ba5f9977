// SPDX-License-Identifier: Apache-2.0

import CMullionCairo

/// The pixel coverage of a line of text.
final class LineMask {
  /// The mask of a line without visible glyphs.
  static var nothing: LineMask { LineMask(owning: nil, left: 0, top: 0) }

  private let surface: OpaquePointer?
  /// The horizontal offset of the mask's left edge from the pixel with the left end of the baseline, in
  /// pixels.
  private let left: Int
  private let top: Int

  /// Creates a mask that takes ownership of `surface`.
  init(owning surface: OpaquePointer?, left: Int, top: Int) {
    self.surface = surface
    self.left = left
    self.top = top
  }

  deinit { cairo_surface_destroy(surface) }

  /// Paints the line in the context's colour, with the left end of its baseline in the pixel at `x`, above
  /// the pixel row `y`; the context's transform is reset.
  func paint(atPixel x: Int, _ y: Int, on cairo: OpaquePointer) {
    guard let surface else { return }
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface, Double(x + left), Double(y + top))
  }
}
