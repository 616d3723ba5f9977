// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UIApplication {
  /// The notification posted when memory is scarce, after the delegate and the controllers were notified.
  ///
  /// - Note: Posted on Linux only at the request of a test kit.
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// Notifies the delegate, the controllers of all windows with their children and presented controllers, and
  /// observers that memory is scarce.
  package func memoryIsScarce() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in windows.compactMap(\.rootViewController) { controller.passMemoryWarning() }
    NotificationCenter.default.post(
      name: Self.didReceiveMemoryWarningNotification, object: self)
  }
}

extension UIViewController {
  fileprivate func passMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarning() }
    presentation.presented?.passMemoryWarning()
  }
}
