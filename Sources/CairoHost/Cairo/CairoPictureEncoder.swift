// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import ViewTree

/// Writes PNG files for modules that know no Cairo.
package struct CairoPictureEncoder: PictureEncoding {
  /// An encoder.
  package init() {}

  package func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data {
    try CairoHost.png(of: node, size: size, scale: scale)
  }
}
