// SPDX-License-Identifier: Apache-2.0

/// A file dialog.
@MainActor
package protocol FileDialog: AnyObject {
  /// Closes the dialog; its answer closure is not called any more.
  func close()
}
