// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which an image picker notifies its delegate of the user's choice; all are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that an image or video was chosen, described by `info`; the picker stays until it
  /// is dismissed.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Notifies the delegate that the user cancelled, or that the chosen file could not be read.
  ///
  /// The picker stays until it is dismissed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker; the default implementation.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss() }
  /// Dismisses the picker; the default implementation.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss()
  }
}
