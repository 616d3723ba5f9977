// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// One demonstration screen.
public struct GalleryScreen: Identifiable, Sendable {
  /// The word that names it on a command line.
  public let id: String
  /// Its name in the menu.
  public let title: String
  /// What it shows, in a few words.
  public let summary: String
  /// Makes the screen; a new one each time.
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
