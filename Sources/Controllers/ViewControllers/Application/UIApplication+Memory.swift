// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UIApplication {
  /// Posted when memory is scarce, after delegate and controllers were told.
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// Tells the delegate, the controllers of all windows with their children and what they present, and
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
