// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image with a separable blur.
struct BlurRecipe: ImageRecipe {
  let source: any ImageRecipe
  /// The blur of rows, then of columns.
  let blur: LineBlur

  var extent: CGRect {
    guard !source.isEndless, !source.extent.isNull else { return source.extent }
    return source.extent.insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach))
  }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    let reach = blur.reach
    var field = try run.pixels(of: source, in: area.expanded(reach, reach))
    let (width, height) = (field.area.width, field.area.height)
    field.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<height { blur.run(start + row * width, count: width, step: 1) }
      // Only the requested columns.
      for column in reach..<width - reach { blur.run(start + column, count: height, step: width) }
    }
    return field.cut(to: area)
  }
}
