// SPDX-License-Identifier: Apache-2.0

/// An open file dialog.
@MainActor
package protocol FileDialog: AnyObject {
  /// Closes the dialog, whose `answer` closure is not called any more.
  func close()
}
