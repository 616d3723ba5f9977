// SPDX-License-Identifier: Apache-2.0

/// Hears what a person chose in a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures and films were chosen; none: the person gave up. The picker stays until it is dismissed.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
