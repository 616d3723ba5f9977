// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// A view whose class was registered, as what makes it from its class sees it.
///
/// Making an object from a class that only the running program knows needs a required initialiser. One
/// that is available would have to be inherited or written by every subclass; one that is not leaves
/// subclasses alone (decision 0002, line 2). What is unavailable can't be called, so that the
/// conformances to this protocol, which are as unavailable, are found while the program runs.
@MainActor
protocol RegisteredView: AnyObject {
  init(reusableWithFrame frame: CGRect)
}

@available(*, unavailable)
extension UICollectionReusableView: RegisteredView {}

extension UICollectionReusableView {
  /// A view of this class, made by its `init(frame:)`.
  static func made(withFrame frame: CGRect) -> Self {
    let known: Any.Type = self
    guard let view = (known as? any RegisteredView.Type)?.init(reusableWithFrame: frame) as? Self
    else { notMade() }
    return view
  }
}

extension NSObject {
  /// The toolchain no longer finds conformances that are unavailable.
  package static func notMade() -> Never {
    contractBroken(
      "no view of the registered class \(self) could be made; this is a fault of Mullion's with this "
        + "toolchain")
  }
}
