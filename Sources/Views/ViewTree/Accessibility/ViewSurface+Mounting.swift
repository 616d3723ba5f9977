// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

extension ViewSurface {
  /// Creates a surface that mounts `root`, which is removed from its superview.
  ///
  /// Without `traits`, the appearance is light, and the idiom is that of a phone below a width of 600 points,
  /// otherwise that of a tablet.
  package convenience init(
    root: UIView, size: CGSize, scale: CGFloat, traits: UITraitCollection? = nil
  ) {
    self.init(
      root: root, size: size, scale: scale, traits: traits,
      parts: Parts(input: SurfaceInput(root: root), focus: SurfaceFocus.init))
  }
}
