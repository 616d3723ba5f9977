// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A dialog that a test kit answers; nobody sees it.
@MainActor
package final class NotedFileDialog: FileDialog {
  /// What is asked for.
  package let request: FileDialogRequest
  private var onAnswer: (([URL]) -> Void)?

  init(_ request: FileDialogRequest, answer: @escaping ([URL]) -> Void) {
    self.request = request
    onAnswer = answer
  }

  /// Whether it waits for an answer.
  package var isOpen: Bool { onAnswer != nil }

  /// Answers with what was chosen; nothing: the person gave up.
  package func answer(_ chosen: [URL]) {
    let told = onAnswer
    onAnswer = nil
    told?(chosen)
  }

  /// Waits for no answer any more.
  package func close() { onAnswer = nil }
}
