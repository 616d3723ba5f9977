// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that are notified of the user's choice of a font; all are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user chose `selectedFontDescriptor`; the picker stays until the app
  /// dismisses it.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Notifies the delegate that the user closed the picker without a choice; it has been dismissed.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
