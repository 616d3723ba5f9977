// SPDX-License-Identifier: Apache-2.0

/// A dialog in which a person chooses files.
@MainActor
package protocol FileDialog: AnyObject {
  /// Takes the dialog away; nobody is told an answer any more.
  func close()
}
