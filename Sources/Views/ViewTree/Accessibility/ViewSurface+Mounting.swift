// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

extension ViewSurface {
  /// Mounts `root`, which leaves its superview.
  ///
  /// Without `traits`: a phone's below 600 points of width, else a tablet's; light.
  package convenience init(
    root: UIView, size: CGSize, scale: CGFloat, traits: UITraitCollection? = nil
  ) {
    self.init(
      root: root, size: size, scale: scale, traits: traits,
      parts: Parts(input: SurfaceInput(root: root), focus: SurfaceFocus.init))
  }
}
