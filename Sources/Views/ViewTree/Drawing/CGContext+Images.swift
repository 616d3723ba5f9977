// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension CGContext {
  /// The maximum number of tiles.
  private static let mostTiles: CGFloat = 65_536

  /// Draws an image scaled to fill `rect`; with `byTiling`, it is repeated over the whole clip.
  ///
  /// The top of the image is where y is greatest: in the contexts of views and of `UIGraphicsImageRenderer`,
  /// whose y axis points down, it appears upside down unless the context is flipped. Nothing is drawn if more
  /// than 65,536 tiles are needed.
  ///
  /// - Complexity: O(n) in the number of tiles.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let picture = image.picture, rect.width > 0, rect.height > 0, rect.isNumeric else {
      return
    }
    let places = byTiling ? tiles(of: rect) : [rect]
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    paint(
      places.map { place in
        var turned = place
        turned.origin.y = rect.minY + rect.maxY - place.maxY
        var part = ImagePart(destination: turned, source: image.part)
        part.isSharp = state.interpolation == .none
        return .imagePart(picture, part)
      })
    restoreGState()
  }

  /// Returns the rectangles adjacent to `tile`, and of its size, that cover the clip.
  private func tiles(of tile: CGRect) -> [CGRect] {
    guard state.transform.isInvertible else { return [] }
    let box = state.clips.box(within: area).applying(state.transform.inverted())
    guard !box.isNull, !box.isEmpty else { return [] }
    let first = CGPoint(
      x: ((box.minX - tile.minX) / tile.width).rounded(.down),
      y: ((box.minY - tile.minY) / tile.height).rounded(.down))
    let last = CGPoint(
      x: ((box.maxX - tile.minX) / tile.width).rounded(.up),
      y: ((box.maxY - tile.minY) / tile.height).rounded(.up))
    guard (last.x - first.x) * (last.y - first.y) <= Self.mostTiles else { return [] }
    return (Int(first.y)..<Int(last.y)).flatMap { row in
      (Int(first.x)..<Int(last.x)).map { column in
        tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height)
      }
    }
  }
}
