// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The appearance of a pointer in a region: an effect on a view, a shape of the pointer, or both.
///
/// Differs from UIKit: the pointer itself has one of the desktop's cursors, which include beams and a hidden
/// cursor. Other shapes are visible in effects only.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  /// The cursor of the host, or `nil` if the enclosing view determines it.
  let cursor: PointerCursor?

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ cursor: PointerCursor?) {
    self.effect = effect
    self.shape = shape
    self.cursor = cursor
    super.init()
  }

  /// Creates a style with an effect and a shape, or with the shape of the effect's view for `nil`.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, shape?.cursor)
  }

  /// Creates a style with a shape of the pointer.
  ///
  /// - Note: `constrainedAxes` has no effect on Linux, where a pointer cannot be constrained.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape, shape.cursor)
  }

  /// Returns a style with a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, .hidden) }

  /// Returns a style with the default pointer, regardless of the enclosing view.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, .usual) }

  /// Returns the style itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
