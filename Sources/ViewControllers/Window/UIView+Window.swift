// SPDX-License-Identifier: Apache-2.0

public import ViewTree

extension UIView {
  /// The window the view is in, the view itself for a window; nil outside of one.
  ///
  /// Differs from UIKit: can't be overridden.
  ///
  /// - Complexity: O(depth).
  public var window: UIWindow? { rootView as? UIWindow }
}
