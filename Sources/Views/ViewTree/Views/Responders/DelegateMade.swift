// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// The initialiser through which a responder is created from a metatype known only at run time: the
/// application, its delegate, those of its scenes, and objects of a generic parameter.
///
/// As with ``FrameMade``, the conformance and the initialiser it calls are unavailable: subclasses that add
/// initialisers of their own need not declare it (decision 0002, line 2).
@MainActor
protocol DelegateMade: AnyObject {
  init(madeAsDelegate: Void)
}

@available(*, unavailable)
extension UIResponder: DelegateMade {}

extension UIResponder {
  /// Returns a responder of this class, created by its `init()`, for a class known only at run time.
  ///
  /// `mullion build` emits calls of this in place of `V()`; not for direct use.
  ///
  /// - Precondition: The class has `init()`, declared or inherited.
  public static func _made() -> Self {
    let known: Any.Type = self
    guard let responder = (known as? any DelegateMade.Type)?.init(madeAsDelegate: ()) as? Self
    else {
      contractBroken(
        "no object of the class \(self) could be created; this is a bug of Mullion with this"
          + " toolchain"
      )
    }
    return responder
  }
}
