// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A bar that knows where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}
