// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where `bar` stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where that kind of bar stands usually.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
