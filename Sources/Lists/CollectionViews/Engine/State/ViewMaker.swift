// SPDX-License-Identifier: Apache-2.0

import MullionContracts
package import MullionViewTree

/// A factory for views that an interface file describes: from a registered nib, or from a prototype.
@MainActor
package struct ViewMaker {
  /// A description of the source of the views, for messages.
  package let words: String
  /// The closure that creates a new view; it returns `nil` if that fails.
  package let make: @MainActor () -> UIView?

  /// Creates a factory from `make`, whose source is described by `words`.
  package init(_ words: String, make: @escaping @MainActor () -> UIView?) {
    self.words = words
    self.make = make
  }
}

extension ViewMaker {
  /// Creates a factory for the first view among the top-level objects of `nib`.
  package init(_ nib: UINib) {
    self.init("the nib \(nib.words)") {
      nib.makeObjects(owner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }

  /// Returns a new view.
  ///
  /// - Parameters:
  ///   - type: The class that the view must have.
  ///   - purpose: A description of what the factory is registered for, used in the error message.
  /// - Precondition: The factory creates a view of the class `View`.
  /// - Returns: The view.
  package func made<View: UIView>(as type: View.Type, for purpose: String) -> View {
    let made = make()
    guard let view = made as? View else {
      contractBroken(
        "\(words), registered for \(purpose), creates "
          + (made.map { "a \(Swift.type(of: $0))" } ?? "no view")
          + "; its first view must be a \(View.self)")
    }
    return view
  }
}
