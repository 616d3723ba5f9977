// SPDX-License-Identifier: Apache-2.0

/// A view that the user operates, such as a control.
///
/// It keeps the touches it tracks when an enclosing scroll view would take them, can be focused, and handles
/// keys while it is focused.
@preconcurrency @MainActor
package protocol Operable: AnyObject {
  /// Whether the view is enabled.
  var isEnabled: Bool { get }
}
