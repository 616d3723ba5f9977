// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A view as a host paints it: its own commands first, then its children, back to front.
///
/// A host may cache the image of a node whose `isReusable` is `true`, and paint it again while `identity`,
/// `contentVersion` and the screen scale are unchanged; only `transform` and `alpha` may have changed then.
package struct DisplayNode: Sendable {
  /// The identity of the view, stable across frames.
  package var identity: ObjectIdentifier
  /// A version that changes with anything painted inside the node, except its position and alpha.
  package var contentVersion: Int
  /// Whether caching the image is worthwhile: `true` for cells and supplementary views.
  package var isReusable: Bool
  /// The transform from the coordinate space of the node's bounds to that of the parent, or of the surface
  /// for the root, in points.
  package var transform: CGAffineTransform
  /// The bounds; painting is limited to them only if there is a `clip`.
  package var bounds: CGRect
  /// The opacity of the node with its content, from 0 to 1.
  package var alpha: CGFloat
  /// The shape that clips commands and children, in bounds coordinates, or `nil` for no clip.
  package var clip: RoundedRect?
  /// The mask, whose opacity determines the visible parts of the node, or `nil` if there is none.
  package var mask: Drawing?
  package var commands: [DrawCommand]
  package var children: [DisplayNode]

  /// Creates a node from its properties.
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
