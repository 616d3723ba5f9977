// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image cropped to a rectangle: the pixels whose centres are inside.
struct CropRecipe: ImageRecipe {
  let source: any ImageRecipe
  let rect: CGRect

  var extent: CGRect { source.extent.intersection(rect) }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    var field = try run.pixels(of: source, in: area)
    let edges = area.rect
    guard !rect.contains(edges) else { return field }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX
      where !rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
        field.pixels[field.index(x, y)] = .zero
      }
    }
    return field
  }
}
