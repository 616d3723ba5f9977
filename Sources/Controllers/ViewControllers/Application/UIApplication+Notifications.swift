// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIApplication {
  /// Posted after the program launched.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted after the program became active.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the program becomes inactive.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted after the last window was closed.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the program enters the foreground, before it becomes active.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted before the program terminates.
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
}
