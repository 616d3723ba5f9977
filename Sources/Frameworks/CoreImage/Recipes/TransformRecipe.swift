// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A transformed image.
struct TransformRecipe: ImageRecipe {
  let source: any ImageRecipe
  let transform: CGAffineTransform
  /// Whether the nearest pixel of the source is used, instead of bilinear interpolation.
  let isSharp: Bool

  var extent: CGRect {
    source.isEndless || source.extent.isNull
      ? source.extent : source.extent.applying(transform)
  }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    if let (x, y) = shift {
      let from = PixelArea(x: area.x - x, y: area.y - y, width: area.width, height: area.height)
      return PixelField(try run.pixels(of: source, in: from), movedTo: area)
    }
    let back = transform.inverted()
    guard
      let touched = PixelArea(touching: area.rect.applying(back).insetBy(dx: -1, dy: -1)),
      case let needed = touched.within(source.extent), !needed.isEmpty
    else { return PixelField(area) }
    let field = try run.pixels(of: source, in: needed)
    var result = PixelField(area)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        result.pixels[result.index(x, y)] =
          isSharp
          ? field.pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
          : field.sample(Float(place.x), Float(place.y))
      }
    }
    return result
  }

  /// The translation in whole pixels, or `nil` if the transform is not one.
  private var shift: (Int, Int)? {
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1,
      let x = Int(exactly: transform.tx), let y = Int(exactly: transform.ty)
    else { return nil }
    return (x, y)
  }
}
