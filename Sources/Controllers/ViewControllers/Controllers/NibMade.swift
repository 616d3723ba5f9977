// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// The initializer through which a controller is created from a metatype known only at run time.
///
/// As with ``FrameMade``, the conformance and the initializer it calls are unavailable: subclasses that add
/// initializers of their own need not declare it (decision 0002, line 2).
@MainActor
protocol NibMade: AnyObject {
  init(madeWithNibName nibName: String?, bundle: Bundle?)
}

@available(*, unavailable)
extension UIViewController: NibMade {}

extension UIViewController {
  /// Returns a controller of this class, created by its `init(nibName:bundle:)`, for a class known only at
  /// run time.
  ///
  /// `mullion build` emits calls of this in place of `V(nibName:bundle:)`; not for direct use.
  ///
  /// - Precondition: The class has `init(nibName:bundle:)`, declared or inherited.
  public static func _made(nibName: String?, bundle: Bundle?) -> Self {
    let known: Any.Type = self
    guard
      let controller = (known as? any NibMade.Type)?.init(madeWithNibName: nibName, bundle: bundle)
        as? Self
    else { notMade() }
    return controller
  }

  /// Traps: the toolchain no longer finds unavailable conformances at run time.
  static func notMade() -> Never {
    contractBroken(
      "no controller of the class \(self) could be created; this is a bug of Mullion with this"
        + " toolchain"
    )
  }
}
