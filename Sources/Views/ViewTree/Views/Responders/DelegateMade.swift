// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A responder whose class only the running program knows, as what makes it from its class sees it: the application, its delegate
/// and those of its scenes.
///
/// As ``FrameMade``, its conformance is as unavailable as the initialiser that it calls: subclasses that add initialisers of their
/// own are not asked for it (decision 0002, line 2).
@MainActor
protocol DelegateMade: AnyObject {
  init(madeAsDelegate: Void)
}

@available(*, unavailable)
extension UIResponder: DelegateMade {}

extension UIResponder {
  /// A responder of this class, made by its `init()`.
  ///
  /// - Precondition: The class has `init()`, its own or inherited.
  package static func madeAsDelegate() -> Self {
    let known: Any.Type = self
    guard let responder = (known as? any DelegateMade.Type)?.init(madeAsDelegate: ()) as? Self
    else {
      contractBroken(
        "no object of the class \(self) could be made; this is a fault of Mullion's with this toolchain"
      )
    }
    return responder
  }
}
