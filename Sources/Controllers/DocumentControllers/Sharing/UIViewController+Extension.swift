// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers

extension UIViewController {
  /// The context of an app extension's request; always `nil`, since no process is an app extension on Linux.
  public var extensionContext: NSExtensionContext? { nil }
}
