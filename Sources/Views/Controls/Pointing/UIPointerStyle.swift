// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// What is seen while a pointer is in a region: an effect on a view, a shape of the pointer, or both.
///
/// Differs from UIKit: the pointer itself has one of the desktop's shapes, that of beams and none. Other shapes
/// are seen in effects alone.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  /// What a host shows at the pointer's place; nil: what the view around says.
  let cursor: PointerCursor?

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ cursor: PointerCursor?) {
    self.effect = effect
    self.shape = shape
    self.cursor = cursor
    super.init()
  }

  /// An effect, in a shape; nil: in that of its view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, shape?.cursor)
  }

  /// A shape of the pointer.
  ///
  /// Along `constrainedAxes` the pointer keeps to the middle of the region, on a device whose pointer can be
  /// held; a desktop's can't.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape, shape.cursor)
  }

  /// No pointer is seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, .hidden) }

  /// The pointer is as usual, whatever the view around says.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, .usual) }

  /// The style itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
