// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// How a picture is shown, apart from its pixels.
package struct ImageManner: Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The colour that `withTintColor` gave; nil: that of the view.
  package var tint: UIColor?
  /// The edges that keep their size when the picture is stretched, in points; nil: all is scaled.
  package var capInsets: UIEdgeInsets?
  package var resizingMode = UIImage.ResizingMode.stretch
  /// What is not counted when the picture is aligned, in points.
  package var alignmentRectInsets = UIEdgeInsets.zero
  package var flipsForRightToLeft = false
  /// Where text beside the picture stands, in points above the bottom edge.
  package var baselineOffset: CGFloat?
  package var configuration: UIImage.Configuration?
  package var symbol: SymbolName?
  /// What the picture was called before it was decoded; nil: it was not.
  package var nameBeforeDecoding: String?
  /// The variants of the picture that it was chosen from.
  package var asset: UIImageAsset?
  /// The pictures shown one after the other; empty: there is only this one.
  package var frames: [UIImage] = []
  /// How long showing all `frames` takes, in seconds.
  package var duration: TimeInterval = 0
}
