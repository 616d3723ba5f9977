// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation

/// A cache of rendered glyphs, from which lines are composed: filling outlines is the most expensive part of
/// painting a new line.
///
/// A glyph at a fractional pixel position is rendered separately, at the nearest of 64 phases, which changes
/// no colour by more than two steps of 255. Used under `FontLibrary`'s lock, at one pixel per point.
final class GlyphMasks {
  /// The number of glyph positions between two pixels.
  private static let phases = 64.0
  /// The maximum number of cached glyphs; when it is exceeded, the cache is cleared.
  private static let most = 8192
  /// Pango's marker of a glyph without a font, and the glyph that paints nothing.
  private static let (unknown, empty): (UInt32, UInt32) = (0x1000_0000, 0x0FFF_FFFF)

  private struct Key: Hashable {
    let font: UnsafeMutableRawPointer
    let glyph: UInt32
    let phase: UInt16
  }

  /// The coverage of the pixels of a glyph.
  private struct Mask {
    /// The position of the first pixel, relative to the pixel with the glyph's origin.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var coverage: [UInt8] = []
  }

  private struct PlacedMask {
    let mask: Mask
    let left: Int
    let top: Int
  }

  private var masks: [Key: Mask] = [:]
  /// The fonts in use, retained so that no other font reuses one of their addresses.
  private var fonts: Set<UnsafeMutableRawPointer> = []

  deinit { discard() }

  /// Returns the coverage of `line` with the left end of its baseline `phase` pixels right of a pixel
  /// boundary, or `nil` if it cannot be composed from glyphs.
  func mask(
    of line: UnsafeMutablePointer<PangoLayoutLine>, phase: Double
  ) -> LineMask? {
    if masks.count > Self.most { discard() }
    var placed: [PlacedMask] = []
    guard place(line, phase: phase, into: &placed) else { return nil }
    guard let left = placed.map(\.left).min(), let top = placed.map(\.top).min() else {
      return LineMask.nothing
    }
    let right = placed.reduce(left) { max($0, $1.left + $1.mask.width) }
    let bottom = placed.reduce(top) { max($0, $1.top + $1.mask.height) }
    guard right - left <= 8192, bottom - top <= 1024,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top))
    else { return nil }
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for letter in placed {
      Self.add(
        letter.mask, to: data + (letter.top - top) * stride + letter.left - left, stride: stride)
    }
    cairo_surface_mark_dirty(surface)
    return LineMask(owning: surface, left: left, top: top)
  }

  /// Finds the glyphs of a line; returns whether all of them can be composed.
  private func place(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, phase: Double, into placed: inout [PlacedMask]
  ) -> Bool {
    var x = phase * TextShaper.unitsPerPoint
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item, let glyphs = run.glyphs?.pointee,
        let font = item.pointee.analysis.font, run.y_offset == 0, run.start_x_offset == 0
      else { return false }
      for index in 0..<Int(glyphs.num_glyphs) {
        let info = glyphs.glyphs[index]
        let geometry = info.geometry
        defer { x += Double(geometry.width) }
        if info.glyph == Self.empty { continue }
        guard info.glyph & Self.unknown == 0 else { return false }
        let place = (x + Double(geometry.x_offset)) / TextShaper.unitsPerPoint
        let height = Double(geometry.y_offset) / TextShaper.unitsPerPoint
        guard let letter = letter(info.glyph, of: font, at: place, height) else { return false }
        if letter.mask.width > 0 { placed.append(letter) }
      }
    }
    return true
  }

  private func letter(
    _ glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>, at x: Double, _ y: Double
  ) -> PlacedMask? {
    let (across, down) = (
      Int((x * Self.phases).rounded()), Int((y * Self.phases).rounded())
    )
    let count = Int(Self.phases)
    let (column, row) = (
      Int(floor(Double(across) / Self.phases)), Int(floor(Double(down) / Self.phases))
    )
    let (phaseX, phaseY) = (across - column * count, down - row * count)
    let key = Key(
      font: UnsafeMutableRawPointer(font), glyph: glyph, phase: UInt16(phaseX | phaseY << 8))
    let mask: Mask
    if let known = masks[key] {
      mask = known
    } else {
      guard
        let made = Self.paint(
          glyph, of: font, x: Double(phaseX) / Self.phases, y: Double(phaseY) / Self.phases)
      else { return nil }
      if fonts.insert(key.font).inserted { g_object_ref(key.font) }
      masks[key] = made
      mask = made
    }
    return PlacedMask(mask: mask, left: column + mask.left, top: row + mask.top)
  }

  private static func paint(
    _ glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double
  ) -> Mask? {
    let cairoFont = UnsafeMutableRawPointer(font)
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(cairoFont)) else {
      return nil
    }
    var letter = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &letter, 1, &extents)
    guard extents.width > 0, extents.height > 0 else { return Mask() }
    guard extents.width < 1024, extents.height < 1024 else { return nil }
    let left = Int(floor(x + extents.x_bearing)) - 1
    let top = Int(floor(y + extents.y_bearing)) - 1
    let width = Int(ceil(x + extents.x_bearing + extents.width)) + 1 - left
    let height = Int(ceil(y + extents.y_bearing + extents.height)) + 1 - top
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_translate(context, Double(-left), Double(-top))
    cairo_set_scaled_font(context, scaled)
    cairo_glyph_path(context, &letter, 1)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      coverage += UnsafeBufferPointer(start: data + row * stride, count: width)
    }
    return Mask(left: left, top: top, width: width, height: height, coverage: coverage)
  }

  /// Adds the coverage of a glyph; sums are valid because glyphs of a line do not overlap.
  private static func add(_ mask: Mask, to target: UnsafeMutablePointer<UInt8>, stride: Int) {
    mask.coverage.withUnsafeBufferPointer { source in
      for row in 0..<mask.height {
        let line = target + row * stride
        for column in 0..<mask.width {
          let (sum, isTooMuch) = line[column].addingReportingOverflow(
            source[row * mask.width + column])
          line[column] = isTooMuch ? 255 : sum
        }
      }
    }
  }

  private func discard() {
    masks.removeAll()
    for font in fonts { g_object_unref(font) }
    fonts.removeAll()
  }
}
