// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file dialog that is not shown and that a test answers.
@MainActor
package final class NotedFileDialog: FileDialog {
  /// The request with which the dialog was opened.
  package let request: FileDialogRequest
  private var onAnswer: (([URL]) -> Void)?

  init(_ request: FileDialogRequest, answer: @escaping ([URL]) -> Void) {
    self.request = request
    onAnswer = answer
  }

  /// Whether the dialog is open.
  package var isOpen: Bool { onAnswer != nil }

  /// Answers with the chosen URLs and closes the dialog; an empty array stands for a cancellation by the
  /// user.
  ///
  /// No-op if the dialog is closed.
  package func answer(_ chosen: [URL]) {
    let told = onAnswer
    onAnswer = nil
    told?(chosen)
  }

  /// Closes the dialog without an answer.
  package func close() { onAnswer = nil }
}
