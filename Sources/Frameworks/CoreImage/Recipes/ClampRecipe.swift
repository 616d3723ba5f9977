// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image whose edge pixels extend infinitely.
struct ClampRecipe: ImageRecipe {
  let source: any ImageRecipe
  /// The area of the source; not empty.
  let kept: PixelArea

  var extent: CGRect { .infinite }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    // Only the part of the clamped area that `area` needs, including the edge pixels that it repeats.
    let (left, right) = (
      nearest(area.x, kept.x, kept.maxX), nearest(area.maxX - 1, kept.x, kept.maxX)
    )
    let (low, high) = (
      nearest(area.y, kept.y, kept.maxY), nearest(area.maxY - 1, kept.y, kept.maxY)
    )
    let needed = PixelArea(x: left, y: low, width: right - left + 1, height: high - low + 1)
    let field = try run.pixels(of: source, in: needed)
    guard needed != area else { return field }
    var result = PixelField(area)
    for y in area.y..<area.maxY {
      let row = nearest(y, kept.y, kept.maxY)
      for x in area.x..<area.maxX {
        result.pixels[result.index(x, y)] =
          field.pixels[field.index(nearest(x, kept.x, kept.maxX), row)]
      }
    }
    return result
  }

  private func nearest(_ place: Int, _ first: Int, _ end: Int) -> Int {
    min(max(place, first), end - 1)
  }
}
