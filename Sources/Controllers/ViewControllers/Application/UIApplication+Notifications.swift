// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIApplication {
  /// Posted when the program started.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when a window of the program gets events.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted before the program gets no more events.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the last window was closed.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted before the windows are shown again.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted before the program ends.
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
}
