// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UINavigationController {
  /// An operation on a navigation stack.
  public enum Operation: Int, Sendable {
    /// The absence of an operation.
    case none = 0
    /// A push of a controller.
    case push = 1
    /// A pop of one or several controllers.
    case pop = 2
  }

  /// The duration of the animation that hides or shows bars, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
