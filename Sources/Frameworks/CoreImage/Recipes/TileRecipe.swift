// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image divided into squares, each with the mean colour of its pixels.
struct TileRecipe: ImageRecipe {
  let source: any ImageRecipe
  let side: CGFloat
  /// A corner of the grid of squares.
  let corner: CGPoint

  var extent: CGRect {
    let old = source.extent
    guard !source.isEndless, !old.isNull else { return old }
    let (low, high) = (square(old.minX, old.minY), square(old.maxX, old.maxY))
    let (top, right) = (
      high.y * side + corner.y < old.maxY ? high.y + 1 : high.y,
      high.x * side + corner.x < old.maxX ? high.x + 1 : high.x
    )
    return CGRect(
      x: low.x * side + corner.x, y: low.y * side + corner.y, width: (right - low.x) * side,
      height: (top - low.y) * side)
  }

  private func square(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: ((x - corner.x) / side).rounded(.down), y: ((y - corner.y) / side).rounded(.down))
  }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    let reach = Int(side.rounded(.up))
    let field = try run.pixels(of: source, in: area.expanded(reach, reach))
    var result = PixelField(area)
    var means: [CGPoint: Pixel] = [:]
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let square = square(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        let mean = means[square] ?? self.mean(of: square, in: field)
        means[square] = mean
        result.pixels[result.index(x, y)] = mean
      }
    }
    return result
  }

  private func mean(of square: CGPoint, in field: PixelField) -> Pixel {
    let rect = CGRect(
      x: square.x * side + corner.x, y: square.y * side + corner.y, width: side, height: side)
    let area = PixelArea(
      x: Int((rect.minX - 0.5).rounded(.up)), y: Int((rect.minY - 0.5).rounded(.up)),
      width: Int((rect.maxX - 0.5).rounded(.up)) - Int((rect.minX - 0.5).rounded(.up)),
      height: Int((rect.maxY - 0.5).rounded(.up)) - Int((rect.minY - 0.5).rounded(.up)))
    var sum = Pixel.zero
    for y in area.y..<area.maxY { for x in area.x..<area.maxX { sum += field.pixel(x, y) } }
    return sum / Float(max(1, area.count))
  }
}
