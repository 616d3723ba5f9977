// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A view as a host paints it: own commands first, then the children, back to front.
///
/// A host may keep the picture of a node whose `isReusable` is true and paint the picture again as
/// long as `identity`, `contentVersion` and the screen scale are the same; only `transform` and
/// `alpha` may have changed then.
package struct DisplayNode: Sendable {
  /// Who the node is a picture of, stable over frames.
  package var identity: ObjectIdentifier
  /// Changes whenever something painted inside the node changes, its place and alpha excluded.
  package var contentVersion: Int
  /// Whether a host does well to keep the picture: true for cells and supplementary views.
  package var isReusable: Bool
  /// Maps the node's bounds coordinates to the parent's; the root's to the surface's, in points.
  package var transform: CGAffineTransform
  /// What is painted is inside these bounds only if `clip` says so.
  package var bounds: CGRect
  /// Opacity of the node and everything in it, from 0 to 1.
  package var alpha: CGFloat
  /// The shape that commands and children are clipped to, in bounds coordinates; nil: no clip.
  package var clip: RoundedRect?
  /// What is seen of the node is seen where this is opaque; nil: everywhere.
  package var mask: Drawing?
  package var commands: [DrawCommand]
  package var children: [DisplayNode]

  /// A node; see the properties.
  package init(
    identity: ObjectIdentifier, contentVersion: Int = 0, isReusable: Bool = false,
    transform: CGAffineTransform = .identity, bounds: CGRect, alpha: CGFloat = 1,
    clip: RoundedRect? = nil, commands: [DrawCommand] = [], children: [DisplayNode] = []
  ) {
    self.identity = identity
    self.contentVersion = contentVersion
    self.isReusable = isReusable
    self.transform = transform
    self.bounds = bounds
    self.alpha = alpha
    self.clip = clip
    self.commands = commands
    self.children = children
  }
}
