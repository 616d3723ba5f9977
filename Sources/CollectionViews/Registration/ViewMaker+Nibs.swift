// SPDX-License-Identifier: Apache-2.0

import MullionContracts
package import ViewControllers
package import ViewTree

extension ViewMaker {
  /// The view that is the one object of `nib`.
  package init(_ nib: UINib) {
    self.init("the nib \(nib.words)") {
      nib.makeObjects(owner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }

  /// A new view of the class `View`, for what `purpose` says.
  package func made<View: UIView>(as type: View.Type, for purpose: String) -> View {
    let made = make()
    guard let view = made as? View else {
      contractBroken(
        "\(words), registered for \(purpose), makes "
          + (made.map { "a \(Swift.type(of: $0))" } ?? "no view")
          + "; its first view must be a \(View.self)")
    }
    return view
  }
}
