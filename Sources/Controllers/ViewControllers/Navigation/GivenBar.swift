// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewTree

/// Makes the bars of a navigation controller that names their classes.
@MainActor
enum GivenBar {
  /// A bar of `given`, a class of bars of the kind `Bar`; nil: one of that kind.
  static func made<Bar: UIView>(of given: AnyClass?, _ kind: Bar.Type) -> Bar {
    guard let given else { return kind._made(frame: .zero) }
    guard let known = given as? Bar.Type else {
      contractBroken(
        "init(navigationBarClass:toolbarClass:) with \(given), which is no \(kind); give a subclass of it,"
          + " or nil.")
    }
    return known._made(frame: .zero)
  }
}
