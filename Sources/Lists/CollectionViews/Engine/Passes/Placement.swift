// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The attributes to apply to a view, including changes by a visible-items handler.
@MainActor
struct Placement {
  let attributes: UICollectionViewLayoutAttributes
  /// The attributes as changed by a visible-items handler.
  var item: VisibleItem?
  /// The origin of the view that holds this one, in content coordinates.
  let origin: CGPoint

  func apply(to view: UICollectionReusableView) {
    let center = item?.center ?? attributes.center
    let transform = item?.transform3D ?? attributes.transform3D
    place(view, CGPoint(x: center.x - origin.x, y: center.y - origin.y), transform)
    let alpha = item?.alpha ?? attributes.alpha
    let isHidden = item?.isHidden ?? attributes.isHidden
    let depth = CGFloat(item?.zIndex ?? attributes.zIndex)
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    notify(view)
  }

  private func place(
    _ view: UICollectionReusableView, _ center: CGPoint, _ transform: CATransform3D
  ) {
    let (old, layer) = (view.bounds, view.layer)
    if old.size != attributes.size {
      view.bounds = CGRect(origin: old.origin, size: attributes.size)
    }
    if view.center != center { view.center = center }
    if layer.transform != transform { layer.transform = transform }
  }

  /// Passes the attributes to a view, only if they differ from the attributes that were applied last.
  private func notify(_ view: UICollectionReusableView) {
    let applied = view.appliedAttributes
    guard applied !== attributes, applied?.isEqual(attributes) != true else { return }
    let wasInList = applied?.listElement != nil
    let wasPinned = applied?.isPinned ?? false
    view.appliedAttributes = attributes
    if attributes.isPinned != wasPinned { view.pinningDidChange() }
    if wasInList || attributes.listElement != nil {
      view.imposedTraits = attributes.listElement?.traits
      view.show(attributes.listElement)
    }
    view.apply(attributes)
  }
}
