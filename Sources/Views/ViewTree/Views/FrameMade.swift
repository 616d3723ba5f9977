// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// The initialiser through which a view is created from a metatype known only at run time.
///
/// Creating an object from a metatype requires a required initialiser. An available one would have to be
/// inherited or written by every subclass; an unavailable one has no effect on subclasses (decision 0002,
/// line 2). Because an unavailable initialiser cannot be called directly, the conformance to this protocol,
/// which is unavailable too, is looked up at run time.
@MainActor
protocol FrameMade: AnyObject {
  init(madeWithFrame frame: CGRect)
}

@available(*, unavailable)
extension UIView: FrameMade {}

extension UIView {
  /// Returns a view of this class, created by its `init(frame:)`, for a class known only at run time.
  ///
  /// `mullion build` emits calls of this in place of `V(frame:)`; not for direct use.
  ///
  /// - Precondition: The class has `init(frame:)`, declared or inherited.
  public static func _made(frame: CGRect) -> Self {
    let known: Any.Type = self
    guard let view = (known as? any FrameMade.Type)?.init(madeWithFrame: frame) as? Self else {
      contractBroken(
        "no view of the class \(self) could be created; this is a bug of Mullion with this"
          + " toolchain"
      )
    }
    return view
  }
}
