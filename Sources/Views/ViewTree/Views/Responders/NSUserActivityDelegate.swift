// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of what becomes of an activity.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// What is needed to go on with `userActivity` is about to be kept: put it in.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Somebody went on with `userActivity` on another device; never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
