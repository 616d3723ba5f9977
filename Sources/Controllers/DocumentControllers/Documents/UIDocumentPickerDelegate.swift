// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears what a person chose in a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The person chose the documents at `urls`; at least one.
  ///
  /// Of documents that are exported, these are the new places.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// The person chose nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// The person chose one document; called where many are not heard of.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Tells of each document by itself.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
