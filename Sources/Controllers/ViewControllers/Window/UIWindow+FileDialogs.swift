// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionViewTree

extension UIWindow {
  /// Shows a file dialog of the desktop in front of the window.
  ///
  /// `answer` is called once, with the chosen URLs or with an empty array if the user cancelled; it is not
  /// called after the dialog was closed. In a test kit no dialog is shown, and the test answers.
  ///
  /// - Returns: The dialog, or `nil` if there is no desktop.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? {
    guard display.isMounted else { return hostWindow?.ask(request, answer: answer) }
    let dialog = NotedFileDialog(request, answer: answer)
    display.fileDialog = dialog
    return dialog
  }
}
