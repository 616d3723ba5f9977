// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UINavigationController {
  /// An operation on a navigation stack.
  public enum Operation: Int, Sendable {
    /// No operation.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// Controllers are popped.
    case pop = 2
  }

  /// The duration of hiding and showing bars, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
