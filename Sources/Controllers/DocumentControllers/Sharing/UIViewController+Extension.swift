// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers

extension UIViewController {
  /// What another program asks of this one, which stands in for a part of it; nil: no program here does.
  public var extensionContext: NSExtensionContext? { nil }
}
