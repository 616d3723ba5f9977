// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program with two windows, which closes one after the other.
final class WindowsDelegate: UIResponder, UIApplicationDelegate {
  private var frames = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (first, second) = (window(400, "First"), window(300, "Second"))
    print("open \(application.shownWindows.count)")
    second.mounted?.addFrameCallback { [unowned self] _ in
      frames += 1
      if frames == 10 {
        first.isHidden = true
        print("first closed, open \(application.shownWindows.count)")
      }
      guard frames == 20 else { return true }
      second.isHidden = true
      return false
    }
    return true
  }

  private func window(_ width: CGFloat, _ title: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    let controller = UIViewController()
    controller.title = title
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print("ends")
  }
}
