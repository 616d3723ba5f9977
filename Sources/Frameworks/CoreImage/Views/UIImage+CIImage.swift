// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import MullionDisplayTree
public import MullionViewTree

// `import UIKit` hands these on, as it does on Apple's platforms.
extension UIImage {
  /// A picture of an image, a pixel for each point; its pixels are made when it is first shown.
  ///
  /// Its ``cgImage`` is nil.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// A picture of an image, so many pixels for each point, turned as `orientation` says; its pixels are made when it is
  /// first shown.
  ///
  /// Endless images have no size. Its ``cgImage`` is nil.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let area = PixelArea(touching: ciImage.extent)
    let size = CGSize(width: area?.width ?? 0, height: area?.height ?? 0)
    let late = LatePicture(of: ciImage, pixelSize: orientation.turned(size)) {
      CIContext().createCGImage(ciImage, from: ciImage.extent)?.displayImage(turned: orientation)
    }
    self.init(late: late, scale: scale)
  }

  /// The image that the picture was made of; nil: it was made of none.
  public var ciImage: CIImage? { late?.origin as? CIImage }
}
