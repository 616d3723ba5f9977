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
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.addSubview(Gauge(steps: 0))
    window?.makeKeyAndVisible()
    return true
  }
}

final class Gauge: UIView {
  init(steps: Int) {
    assert(steps > 0, "a gauge has steps")
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("created in code") }
}
