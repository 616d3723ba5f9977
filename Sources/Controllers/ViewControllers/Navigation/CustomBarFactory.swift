// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewTree

/// A factory of the bars of a navigation controller with custom bar classes.
@MainActor
enum CustomBarFactory {
  /// Returns a bar of the class `given`, or of the class `kind` for `nil`.
  ///
  /// - Precondition: `given` is `kind` or a subclass.
  static func made<Bar: UIView>(of given: AnyClass?, _ kind: Bar.Type) -> Bar {
    guard let given else { return kind._made(frame: .zero) }
    guard let known = given as? Bar.Type else {
      contractBroken(
        "init(navigationBarClass:toolbarClass:) with \(given), which is not a \(kind); give a subclass of it,"
          + " or nil.")
    }
    return known._made(frame: .zero)
  }
}
