// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The methods by which a colour picker notifies its delegate of the user's choice; all are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user chose `color`; `continuously` is `true` while the touch continues.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Notifies the delegate of a choice; called unless `colorPickerViewController(_:didSelect:continuously:)`
  /// is implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Notifies the delegate that the user closed the picker; a presented picker has been dismissed before.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor(_:)`; the default implementation.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing; the default implementation.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing; the default implementation.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}
