// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The method by which a delegate determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of `bar`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`, the default position; the default implementation.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
