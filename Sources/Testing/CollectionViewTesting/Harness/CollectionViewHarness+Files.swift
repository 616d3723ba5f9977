// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionDocumentControllers
import MullionViewControllers
import UIKit

// The desktop's file dialogs, which a test answers.
extension CollectionViewHarness {
  private var openFileDialog: NotedFileDialog? {
    display.fileDialog.flatMap { $0.isOpen ? $0 : nil }
  }

  /// The request of the frontmost file dialog, or `nil` if there is none.
  public var fileDialog: FileDialogQuestion? {
    openFileDialog.map { FileDialogQuestion($0.request) }
  }

  /// Chooses files or folders in the file dialog, or the destination of a saved file, and waits until the
  /// screen is idle.
  ///
  /// - Throws: ``ActionFailure`` when there is no dialog, `urls` is empty, or the user could not choose these
  ///   files in it: they do not exist, have another type, or are more than one where the dialog permits one.
  public func chooseFiles(
    _ urls: [URL], fileID: String = #fileID, line: Int = #line
  ) throws {
    let place = "\(fileID):\(line)"
    let dialog = try requiredFileDialog(place)
    guard !urls.isEmpty else {
      throw ActionFailure(
        place: place, message: "no file is chosen; to cancel, call cancelFileDialog()")
    }
    guard urls.count == 1 || dialog.request.allowsMultiple else {
      throw ActionFailure(
        place: place,
        message: "the dialog permits one file, and \(urls.count) are chosen; set"
          + " allowsMultipleSelection of the picker")
    }
    for url in urls where !dialog.request.canChoose(url) {
      let types = dialog.request.types.map(\.identifier).joined(separator: ", ")
      throw ActionFailure(
        place: place,
        message:
          "\(url.path) can't be chosen in the dialog \"\(dialog.request.title)\": it does not exist, or"
          + " has none of these types: \(types)")
    }
    answer(dialog, urls)
  }

  /// Cancels the file dialog, and waits until the screen is idle.
  ///
  /// - Throws: ``ActionFailure`` when there is no dialog.
  public func cancelFileDialog(fileID: String = #fileID, line: Int = #line) throws {
    answer(try requiredFileDialog("\(fileID):\(line)"), [])
  }

  private func requiredFileDialog(_ place: String) throws -> NotedFileDialog {
    guard let dialog = openFileDialog else {
      throw ActionFailure(
        place: place,
        message: "no dialog for files is shown; present a UIDocumentPickerViewController, and call"
          + " runUntilIdle() so that it has appeared")
    }
    return dialog
  }

  private func answer(_ dialog: NotedFileDialog, _ urls: [URL]) {
    act { _ in dialog.answer(urls) }
    runUntilIdle()
  }
}
