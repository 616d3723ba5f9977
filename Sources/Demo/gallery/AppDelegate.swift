// SPDX-License-Identifier: Apache-2.0

import MullionGalleryScreens
import UIKit

/// The application's delegate, which opens the gallery's window when the application has started.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The arguments of the command line.
  static var arguments = Arguments()

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = Self.arguments.style
    window.rootViewController = Gallery.viewController(
      selected: Self.arguments.screen, options: Self.arguments.options)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
