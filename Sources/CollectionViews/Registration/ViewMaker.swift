// SPDX-License-Identifier: Apache-2.0

package import ViewTree

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
