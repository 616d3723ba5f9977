// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FirstViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class FirstViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the rows are not written yet")
  }
}
