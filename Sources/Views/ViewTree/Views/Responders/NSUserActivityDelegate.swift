// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is notified before an activity is saved.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before `userActivity` is saved, to update its information.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
