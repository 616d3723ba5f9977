// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A host's side of one window on the display.
@MainActor
package protocol WindowHost: AnyObject {
  /// Whether the display's keys go to the window.
  var isActive: Bool { get }
  /// Shows `title` where the display shows windows' titles.
  func setTitle(_ title: String)
  /// Brings the window before the application's others and makes keys go to it.
  func activate()
  /// Takes the window off the display, for good.
  func close()
  /// Asks the person for files, in a dialog in front of the window.
  ///
  /// `answer` is called once, later; with nothing, when the person gave up. nil: the host has no dialogs.
  func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)?
}

extension WindowHost {
  /// None, where a host has no dialogs.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? { nil }
}
