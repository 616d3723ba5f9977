// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A view whose class is a generic parameter, as what makes it from its class sees it.
///
/// Making an object from a class that only the running program knows needs a required initialiser. One
/// that is available would have to be inherited or written by every subclass; one that is not leaves
/// subclasses alone (decision 0002, line 2). What is unavailable can't be called, so that the
/// conformance to this protocol, which is as unavailable, is found while the program runs.
@MainActor
protocol FrameMade: AnyObject {
  init(madeWithFrame frame: CGRect)
}

@available(*, unavailable)
extension UIView: FrameMade {}

extension UIView {
  /// A view of this class, made by its `init(frame:)`, where the class is known to the running program
  /// alone; what `mullion build` puts in the place of `V(frame:)`, and not for callers.
  ///
  /// - Precondition: The class has `init(frame:)`, its own or inherited.
  public static func _made(frame: CGRect) -> Self {
    let known: Any.Type = self
    guard let view = (known as? any FrameMade.Type)?.init(madeWithFrame: frame) as? Self else {
      contractBroken(
        "no view of the class \(self) could be made; this is a fault of Mullion's with this toolchain"
      )
    }
    return view
  }
}
