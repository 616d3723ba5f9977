// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears which font a person chooses; every method may be left out.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The person chose `selectedFontDescriptor`; the picker stays until somebody dismisses it.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The person closed the picker without a choice; it has gone.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
