// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says how long what goes along with the focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
}
