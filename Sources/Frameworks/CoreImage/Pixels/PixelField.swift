// SPDX-License-Identifier: Apache-2.0

/// Red, green, blue and alpha; colours are premultiplied, and may be outside of 0 to 1.
typealias Pixel = SIMD4<Float>

/// The pixels of an area, the bottom row first.
struct PixelField {
  let area: PixelArea
  var pixels: [Pixel]

  /// Creates pixels of one colour, by default transparent.
  init(_ area: PixelArea, filledWith pixel: Pixel = .zero) {
    self.area = area
    pixels = [Pixel](repeating: pixel, count: area.count)
  }

  /// Creates the same pixels at another position.
  init(_ field: PixelField, movedTo area: PixelArea) {
    self.area = area
    pixels = field.pixels
  }

  /// Returns the pixel in column `x` and row `y` of the image; transparent outside of the area.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    guard x >= area.x, x < area.maxX, y >= area.y, y < area.maxY else { return .zero }
    return pixels[(y - area.y) * area.width + x - area.x]
  }

  /// Returns the index of a pixel in the area.
  func index(_ x: Int, _ y: Int) -> Int { (y - area.y) * area.width + x - area.x }

  /// Returns the pixels cropped or extended to an area; transparent where there were none.
  func cut(to area: PixelArea) -> PixelField {
    guard area != self.area else { return self }
    var result = PixelField(area)
    let common = area.intersection(self.area)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      let (from, to) = (index(common.x, y), result.index(common.x, y))
      result.pixels.replaceSubrange(
        to..<to + common.width, with: pixels[from..<from + common.width])
    }
    return result
  }

  /// Changes each pixel.
  mutating func change(_ body: (Pixel) -> Pixel) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { pixels[index] = body(pixels[index]) }
    }
  }

  /// Returns the bilinearly interpolated colour at a position; the centres of pixels are at halves.
  func sample(_ x: Float, _ y: Float) -> Pixel {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (across, up) = (x - 0.5 - left, y - 0.5 - bottom)
    let (column, row) = (Int(left), Int(bottom))
    let low = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
    let high = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
    return low * (1 - up) + high * up
  }
}
