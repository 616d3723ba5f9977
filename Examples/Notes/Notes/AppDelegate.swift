// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let store = NoteStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store.add("Milk")
    store.add("Bread")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}
