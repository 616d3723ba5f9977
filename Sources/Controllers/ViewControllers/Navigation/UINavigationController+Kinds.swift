// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UINavigationController {
  /// What a stack does.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes onto it.
    case push = 1
    /// Controllers leave it.
    case pop = 2
  }

  /// How long bars take to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
