// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The display options of an image, apart from its pixels.
package struct ImageAttributes: Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The colour from `withTintColor`; `nil` for the tint of the view.
  package var tint: UIColor?
  /// The edges that are not stretched, in points; `nil` for scaling the whole image.
  package var capInsets: UIEdgeInsets?
  package var resizingMode = UIImage.ResizingMode.stretch
  /// The insets of the alignment rectangle, in points.
  package var alignmentRectInsets = UIEdgeInsets.zero
  package var flipsForRightToLeft = false
  /// The baseline for text beside the image, in points above the bottom edge; `nil` for none.
  package var baselineOffset: CGFloat?
  package var configuration: UIImage.Configuration?
  package var symbol: SymbolName?
  /// The name of the image before it was decoded; `nil` if it was not.
  package var nameBeforeDecoding: String?
  /// The asset that the image was chosen from.
  package var asset: UIImageAsset?
  /// The frames of an animated image; empty for a still one.
  package var frames: [UIImage] = []
  /// The duration of all `frames`, in seconds.
  package var duration: TimeInterval = 0
}
