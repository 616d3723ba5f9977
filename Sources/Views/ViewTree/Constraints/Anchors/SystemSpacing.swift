// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The distance that stands between views unless somebody names one.
package enum SystemSpacing {
  /// Between edges, in points; measured on UIKit, where it depends on nothing.
  package static let betweenEdges: CGFloat = 8

  /// From the upper position to the lower one, in points.
  ///
  /// Between baselines it is the room that the lower text needs: its line height, its descender and
  /// the upper one's, rounded up to pixels (measured on UIKit).
  @MainActor
  static func between(_ upper: LayoutQuantity, and lower: LayoutQuantity) -> CGFloat {
    guard upper.attribute.isBaseline || lower.attribute.isBaseline else { return betweenEdges }
    let above = upper.reference.baselineFont
    let below = lower.reference.baselineFont
    guard let font = below ?? above else { return betweenEdges }
    let scale = lower.reference.displayScale ?? 1
    let upperDescender = above?.descender ?? 0
    let distance = font.lineHeight + font.descender - upperDescender
    return PixelGrid(scale: max(1, scale)).ceiled(distance)
  }
}
