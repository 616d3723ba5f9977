// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// A view whose class was registered, for creation from its class.
///
/// Creating an object from a class that is only known at run time requires a required initializer. If that is
/// available, every subclass has to inherit or implement it; if it is unavailable, subclasses are not
/// affected (decision 0002, line 2). Unavailable members cannot be called, so the conformances to this
/// protocol, which are unavailable as well, are looked up at run time.
@MainActor
protocol RegisteredView: AnyObject {
  init(reusableWithFrame frame: CGRect)
}

@available(*, unavailable)
extension UICollectionReusableView: RegisteredView {}

extension UICollectionReusableView {
  /// Returns a new view of this class, created by its `init(frame:)`.
  static func made(withFrame frame: CGRect) -> Self {
    let known: Any.Type = self
    guard let view = (known as? any RegisteredView.Type)?.init(reusableWithFrame: frame) as? Self
    else { notMade() }
    return view
  }
}

extension NSObject {
  /// Traps: the toolchain no longer finds unavailable conformances at run time.
  package static func notMade() -> Never {
    contractBroken(
      "no view of the registered class \(self) could be created; this is a bug of Mullion with this "
        + "toolchain")
  }
}
