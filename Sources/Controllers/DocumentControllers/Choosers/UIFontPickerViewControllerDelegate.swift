// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a font picker notifies its delegate of the user's choice; all are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user chose `selectedFontDescriptor`; the picker is not dismissed.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Notifies the delegate that the user closed the picker; a presented picker has been dismissed before.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing; the default implementation.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing; the default implementation.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
