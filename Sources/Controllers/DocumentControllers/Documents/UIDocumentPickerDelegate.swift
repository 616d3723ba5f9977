// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a document picker notifies its delegate of the user's choice.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user chose the documents at `urls`, of which there is at least one.
  ///
  /// For exported documents, these are the new locations.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Notifies the delegate that the user cancelled the picker, or that none of the chosen documents could be
  /// copied or moved.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// Notifies the delegate that the user chose a document; called unless the method for several documents is
  /// implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the method for one document for each of `urls`; the default implementation.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Does nothing; the default implementation.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing; the default implementation.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
