// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A demonstration screen of the gallery.
public struct GalleryScreen: Identifiable, Sendable {
  /// The screen's name on the command line.
  public let id: String
  /// The title in the menu.
  public let title: String
  /// A short description of the screen.
  public let summary: String
  /// The closure that creates the screen, anew with each call.
  public let make: @MainActor @Sendable () -> UIViewController

  let tint: UIColor

  init(
    id: String, title: String, summary: String, tint: UIColor,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.tint = tint
    self.make = make
  }
}
