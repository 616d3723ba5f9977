// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionViewTree

extension UIWindow {
  /// Asks the person for files, in a dialog of the desktop in front of the window.
  ///
  /// `answer` is called once; with nothing, when the person gave up. In a test kit the test answers. nil:
  /// there is no desktop.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? {
    guard display.isMounted else { return hostWindow?.ask(request, answer: answer) }
    let dialog = NotedFileDialog(request, answer: answer)
    display.fileDialog = dialog
    return dialog
  }
}
