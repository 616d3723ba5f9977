// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The host's representation of a window on the display.
@MainActor
package protocol WindowHost: AnyObject {
  /// Whether the window is the active one of the display.
  var isActive: Bool { get }
  /// Shows `title` in the window's title bar, if there is one.
  func setTitle(_ title: String)
  /// Raises the window and makes it the active one.
  func activate()
  /// Whether the window fills the screen.
  var isFullScreen: Bool { get }
  /// Called after the size restrictions of the window's scene changed.
  func sizeRestrictionsChanged()
  /// Called after the windowing behaviours of the window's scene changed.
  func windowingBehaviorsChanged()
  /// Closes the window permanently.
  func close()
  /// Shows a file dialog in front of the window, and returns it.
  ///
  /// `answer` is called once, later; with an empty array if the user cancelled.
  ///
  /// - Returns: The dialog, or `nil` if the host has no dialogs.
  func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)?
}

extension WindowHost {
  /// The default: `false`.
  package var isFullScreen: Bool { false }
  /// Does nothing: by default windows have a fixed size.
  package func sizeRestrictionsChanged() {}
  /// Does nothing: by default windows have no buttons.
  package func windowingBehaviorsChanged() {}
  /// Returns `nil`: by default there are no dialogs.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? { nil }
}
