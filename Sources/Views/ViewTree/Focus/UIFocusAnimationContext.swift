// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The context of animations that accompany a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// The duration of the animations, in seconds.
  var duration: TimeInterval { get }
}
