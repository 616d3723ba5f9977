// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The default spacing between views.
package enum SystemSpacing {
  /// The spacing between edges, in points; measured on UIKit, where it is constant.
  package static let betweenEdges: CGFloat = 8

  /// Returns the spacing from the upper position to the lower one, in points.
  ///
  /// Between baselines it is the height that the lower text needs: its line height plus its descender minus
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
