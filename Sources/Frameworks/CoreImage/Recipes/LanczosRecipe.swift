// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image scaled with a Lanczos kernel of three lobes, which is wider in proportion for a smaller image.
struct LanczosRecipe: ImageRecipe {
  let source: any ImageRecipe
  let across: CGFloat
  let up: CGFloat

  var extent: CGRect {
    guard !source.isEndless, !source.extent.isNull else { return source.extent }
    return source.extent.applying(CGAffineTransform(scaleX: across, y: up))
  }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    let columns = Self.line(from: area.x, count: area.width, scale: across)
    let rows = Self.line(from: area.y, count: area.height, scale: up)
    guard let left = columns.first?.first, let low = rows.first?.first, let right = columns.last,
      let high = rows.last
    else { return PixelField(area) }
    let needed = PixelArea(
      x: left, y: low, width: right.first + right.weights.count - left,
      height: high.first + high.weights.count - low)
    let whole = PixelArea(touching: source.extent) ?? needed
    // The edge pixels are repeated beyond the edges, so that they keep their opacity.
    let field = try run.pixels(of: ClampRecipe(source: source, kept: whole), in: needed)
    var lines = PixelField(
      PixelArea(x: area.x, y: low, width: area.width, height: needed.height))
    for y in needed.y..<needed.maxY {
      for (column, line) in columns.enumerated() {
        var sum = Pixel.zero
        let first = field.index(line.first, y)
        for (place, weight) in line.weights.enumerated() {
          sum += field.pixels[first + place] * weight
        }
        lines.pixels[lines.index(area.x + column, y)] = sum
      }
    }
    var result = PixelField(area)
    for (row, line) in rows.enumerated() {
      for column in 0..<area.width {
        var sum = Pixel.zero
        for (place, weight) in line.weights.enumerated() {
          sum += lines.pixels[lines.index(area.x + column, line.first + place)] * weight
        }
        result.pixels[row * area.width + column] = sum
      }
    }
    return result
  }

  /// Returns the weights of the source pixels for each pixel, and the index of the first one.
  private static func line(
    from start: Int, count: Int, scale: CGFloat
  ) -> [(first: Int, weights: [Float])] {
    let width = max(1, 1 / scale)
    let reach = 3 * width
    return (start..<start + count).map { place in
      let middle = (CGFloat(place) + 0.5) / scale - 0.5
      let first = Int((middle - reach).rounded(.up))
      let weights = (first...Int((middle + reach).rounded(.down))).map {
        lanczos((CGFloat($0) - middle) / width)
      }
      let total = weights.reduce(0, +)
      return (first, weights.map { Float($0 / total) })
    }
  }

  private static func lanczos(_ x: CGFloat) -> CGFloat {
    guard x != 0 else { return 1 }
    guard abs(x) < 3 else { return 0 }
    let angle = CGFloat.pi * x
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}
