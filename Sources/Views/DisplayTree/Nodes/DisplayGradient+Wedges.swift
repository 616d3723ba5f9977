// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

extension DisplayGradient {
  /// Returns triangles around a centre that cover `area`, with their colours, for painters without conic
  /// gradients.
  package func wedges(
    around place: (center: CGPoint, angle: CGFloat), covering area: CGRect, count: Int
  ) -> [(PathShape, DisplayColor)] {
    let far = [area.minX, area.maxX].map { abs($0 - place.center.x) }.max() ?? 0
    let high = [area.minY, area.maxY].map { abs($0 - place.center.y) }.max() ?? 0
    let reach = (far + high) * 1.1 + 1
    func point(_ share: CGFloat) -> CGPoint {
      let angle = Double(place.angle + 2 * .pi * share)
      return CGPoint(
        x: place.center.x + reach * CGFloat(cos(angle)),
        y: place.center.y + reach * CGFloat(sin(angle)))
    }
    return (0..<count).map { index in
      var wedge = PathShape()
      wedge.move(to: place.center)
      wedge.addLine(to: point(CGFloat(index) / CGFloat(count)))
      wedge.addLine(to: point(CGFloat(index + 1) / CGFloat(count)))
      wedge.close()
      return (wedge, color(at: (CGFloat(index) + 0.5) / CGFloat(count)))
    }
  }
}
