// SPDX-License-Identifier: Apache-2.0

/// A view that a person operates, as a control is.
///
/// It keeps the touches that it follows when a scroll view around it wants them, can have the focus,
/// and is used with keys while it has it.
@preconcurrency @MainActor
package protocol Operable: AnyObject {
  /// Whether it can be used now.
  var isEnabled: Bool { get }
}
