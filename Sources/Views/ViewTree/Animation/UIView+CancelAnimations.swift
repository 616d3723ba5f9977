// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Ends all animations of the view and of everything in it, and shows them as they were set.
  ///
  /// - Complexity: O(n) in the number of views inside.
  package func cancelAnimationsInside() {
    cancelAnimations()
    for subview in subviews { subview.cancelAnimationsInside() }
  }
}
