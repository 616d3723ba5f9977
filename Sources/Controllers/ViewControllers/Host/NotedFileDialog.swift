// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file dialog that a test answers; it is not shown.
@MainActor
package final class NotedFileDialog: FileDialog {
  /// The request of the dialog.
  package let request: FileDialogRequest
  private var onAnswer: (([URL]) -> Void)?

  init(_ request: FileDialogRequest, answer: @escaping ([URL]) -> Void) {
    self.request = request
    onAnswer = answer
  }

  /// Whether the dialog is open.
  package var isOpen: Bool { onAnswer != nil }

  /// Answers with the chosen URLs; an empty array: the user cancelled.
  package func answer(_ chosen: [URL]) {
    let told = onAnswer
    onAnswer = nil
    told?(chosen)
  }

  /// Closes the dialog without an answer.
  package func close() { onAnswer = nil }
}
