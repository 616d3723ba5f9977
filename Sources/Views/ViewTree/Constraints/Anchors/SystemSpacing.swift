// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The default spacing between views.
package enum SystemSpacing {
  /// The spacing between edges, in points; measured on UIKit, where it is constant.
  package static let betweenEdges: CGFloat = 8

  /// Returns the spacing from the upper position to the lower one, in points.
  ///
  /// If one of them is a baseline, the spacing is the line height plus the descender of the lower font, minus
  /// the descender of the upper font, if any, rounded up to pixels (measured on UIKit). If the lower position
  /// has no font, the upper font is used for both; without any font, the spacing is ``betweenEdges``.
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
