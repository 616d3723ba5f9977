// SPDX-License-Identifier: Apache-2.0

import MullionContracts
package import MullionViewTree

/// Makes views that an interface file describes: from a nib that was registered, or from a prototype.
@MainActor
package struct ViewMaker {
  /// What the views are made from, in words.
  package let words: String
  /// A new view; nil: it can't be made.
  package let make: @MainActor () -> UIView?

  /// What `make` makes from what `words` says.
  package init(_ words: String, make: @escaping @MainActor () -> UIView?) {
    self.words = words
    self.make = make
  }
}

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
