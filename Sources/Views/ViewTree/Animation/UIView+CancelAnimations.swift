// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Removes all animations of the view and its descendants, which then show their current property values.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  package func cancelAnimationsInside() {
    cancelAnimations()
    for subview in subviews { subview.cancelAnimationsInside() }
  }
}
