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
  /// Whether the window fills the screen.
  var isFullScreen: Bool { get }
  /// The scene of the window allows other sizes than before.
  func sizeRestrictionsChanged()
  /// The scene of the window lets a person do something else with it than before.
  func windowingBehaviorsChanged()
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
  /// False, where a host has no screen to fill.
  package var isFullScreen: Bool { false }
  /// Nothing, where nobody changes the window's size.
  package func sizeRestrictionsChanged() {}
  /// Nothing, where a window has no buttons.
  package func windowingBehaviorsChanged() {}
  /// None, where a host has no dialogs.
  package func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? { nil }
}
