// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation

extension UIView {
  /// Where `point` of this view's coordinate space stands in that of `view`; nil: of the root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Where `point` of `view`'s coordinate space stands in this one's; nil: of the root's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// The smallest rectangle of `view`'s coordinate space that holds `rect`; nil: of the root's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The smallest rectangle of this coordinate space that holds `rect` of `view`'s; nil: the
  /// root's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  /// Maps this view's coordinates to those of `view`, by way of the nearest common superview.
  func transform(to view: UIView?) -> CGAffineTransform {
    let target = view ?? rootView
    if target === self { return .identity }
    if target === superview { return layer.placement }
    if target.superview === self { return target.layer.placement.inverted() }
    var up = CGAffineTransform.identity
    var current = self
    while !target.isDescendant(of: current), let parent = current.superview {
      up = up.concatenating(current.layer.placement)
      current = parent
    }
    var down = CGAffineTransform.identity
    var other = target
    while other !== current, let parent = other.superview {
      down = down.concatenating(other.layer.placement)
      other = parent
    }
    return up.concatenating(down.inverted())
  }
}
