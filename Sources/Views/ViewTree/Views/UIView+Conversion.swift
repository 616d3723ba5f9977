// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Where `point` of this view's coordinate space stands in that of `view`; nil: of the window.
  ///
  /// Views of different hierarchies are told apart by the frames of their roots, as is a hierarchy
  /// without a window from the nil that stands for one.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Where `point` of `view`'s coordinate space stands in this one's; nil: of the root's.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
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
    rect.applying(transform(from: view))
  }

  /// Maps the coordinates of `view`, nil: of the window, to this view's.
  private func transform(from view: UIView?) -> CGAffineTransform {
    view?.transform(to: self) ?? transform(to: nil).inverted()
  }

  /// Maps this view's coordinates to those of `view`, by way of the nearest common superview; nil: to
  /// those of the window, or of what the root without a window stands in.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard let target = view else { return transformToWindow }
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
    // Roots that are not the same stand beside each other.
    if current !== other {
      up = up.concatenating(current.layer.placement)
      down = down.concatenating(other.layer.placement)
    }
    return up.concatenating(down.inverted())
  }

  private var transformToWindow: CGAffineTransform {
    let root = rootView
    let inside = transform(to: root)
    guard !root.isWindowRoot, root.rootSurface == nil else { return inside }
    return inside.concatenating(root.layer.placement)
  }
}
