// SPDX-License-Identifier: Apache-2.0

/// The delegate of a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the user selected items, or cancelled if `results` is empty.
  ///
  /// The picker remains until it is dismissed.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
