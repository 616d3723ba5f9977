// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import MullionDisplayTree
public import MullionViewTree

// `import UIKit` re-exports these, as on Apple's platforms.
extension UIImage {
  /// Creates an image from a `CIImage`, with one pixel per point.
  ///
  /// The `CIImage` is rendered when the image is first displayed. The ``cgImage`` of the image is `nil`.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a `CIImage`, with `scale` pixels per point and an orientation.
  ///
  /// The `CIImage` is rendered when the image is first displayed. An infinite image has the size zero. The
  /// ``cgImage`` of the image is `nil`.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let area = PixelArea(touching: ciImage.extent)
    let size = CGSize(width: area?.width ?? 0, height: area?.height ?? 0)
    let late = LatePicture(of: ciImage, pixelSize: orientation.turned(size)) {
      CIContext().createCGImage(ciImage, from: ciImage.extent)?.displayImage(turned: orientation)
    }
    self.init(late: late, scale: scale)
  }

  /// The `CIImage` that the image was created from, or `nil` if it was created otherwise.
  public var ciImage: CIImage? { late?.origin as? CIImage }
}
