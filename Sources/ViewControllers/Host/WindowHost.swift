// SPDX-License-Identifier: Apache-2.0

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
}
