// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type of bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}
