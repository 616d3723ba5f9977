// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The host's representation of a window on the display.
@MainActor
package protocol WindowHost: AnyObject {
  /// Whether the window is the active window of the display.
  var isActive: Bool { get }
  /// Shows `title` in the window's title bar, if there is one.
  func setTitle(_ title: String)
  /// Raises the window and makes it the active window.
  func activate()
  /// Whether the window fills the screen.
  var isFullScreen: Bool { get }
  /// Called after the size restrictions of the window's scene changed.
  func sizeRestrictionsChanged()
  /// Called after the windowing behaviours of the window's scene changed.
  func windowingBehaviorsChanged()
  /// Closes the window permanently.
  func close()
  /// Shows a file dialog in front of the window.
  ///
  /// `answer` is called asynchronously, once, with the chosen URLs, or with an empty array if the user
  /// cancelled. It is not called after the dialog was closed.
  ///
  /// - Returns: The dialog, or `nil` if the host has no dialogs.
  func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)?
}

extension WindowHost {
  /// Whether the window fills the screen; the default implementation returns `false`.
  package var isFullScreen: Bool { false }
  /// Does nothing; the default implementation, for windows of a fixed size.
  package func sizeRestrictionsChanged() {}
  /// Does nothing; the default implementation, for windows without buttons.
  package func windowingBehaviorsChanged() {}
  /// Returns `nil`; the default implementation, for hosts without dialogs.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? { nil }
}
