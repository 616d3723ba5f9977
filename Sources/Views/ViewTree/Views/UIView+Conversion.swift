// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Returns `point`, given in this view's coordinate space, converted to the coordinate space of `view`.
  ///
  /// Between views of different hierarchies, the roots are treated as siblings in one coordinate space. In a
  /// hierarchy without a window, `nil` stands for the space that contains the frame of its root.
  ///
  /// `view` is the target view, or `nil` for the window.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns `point`, given in the coordinate space of `view`, converted to this view's coordinate space.
  ///
  /// `view` is the source view, or `nil` for the window.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
  }

  /// Returns the smallest rectangle of the coordinate space of `view` that encloses `rect`, given in this
  /// view's space.
  ///
  /// `view` is the target view, or `nil` for the window.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns the smallest rectangle of this view's coordinate space that encloses `rect`, given in the space
  /// of `view`.
  ///
  /// `view` is the source view, or `nil` for the window.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(from: view))
  }

  /// Returns the transform from the coordinate space of `view`, or of the window if it is `nil`, to this
  /// view's.
  private func transform(from view: UIView?) -> CGAffineTransform {
    view?.transform(to: self) ?? transform(to: nil).inverted()
  }

  /// Returns the transform from this view's coordinates to those of `view`, through the nearest common
  /// superview.
  ///
  /// For `nil` it maps to the coordinates of the window, or to the space that contains the frame of a root
  /// without a window.
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
    // Different roots are siblings in the same space.
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
