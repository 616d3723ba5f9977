// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionDisplayTree

/// Whether GStreamer, which the film tests require, can be loaded.
enum MediaTools {
  static let areThere =
    ["libgstpbutils-1.0.so.0", "libgstapp-1.0.so.0"].allSatisfy { (name: String) in
      dlopen(name, RTLD_LAZY) != nil
    }
}

extension CGImage {
  /// The blue, green and red components of the pixel in the top left corner, or `nil` if the image is not
  /// decoded.
  var firstPixel: [UInt8]? { decoded.map { Array($0.bytes.prefix(3)) } }

  /// The blue, green and red components of the pixel in the bottom right corner, or `nil` if the image is not
  /// decoded.
  var lastPixel: [UInt8]? { decoded.map { Array($0.bytes.suffix(4).prefix(3)) } }

  private var decoded: PixelBuffer? {
    guard let picture, case .pixels(let pixels) = picture.source else { return nil }
    return pixels
  }
}
