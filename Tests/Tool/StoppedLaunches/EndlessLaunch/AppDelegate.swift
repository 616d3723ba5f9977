// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var isReady: Bool { Date() == .distantFuture }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    while !isReady { Thread.sleep(forTimeInterval: 0.1) }
    return true
  }
}
