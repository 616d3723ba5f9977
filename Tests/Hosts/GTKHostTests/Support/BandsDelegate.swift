// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program with one window of coloured bands, which scrolls, checks the screen, and closes the window.
final class BandsDelegate: UIResponder, UIApplicationDelegate {
  /// The file with the contents of the screen.
  static var screen = ScreenFile(path: "")

  private let scrollView = UIScrollView()
  private let controller = UIViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = controller
    controller.title = "Bands"
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    scrollView.showsVerticalScrollIndicator = false
    for index in 0..<30 {
      let band = UIView(frame: CGRect(x: 0, y: index * 100, width: 400, height: 100))
      band.backgroundColor = UIColor(red: 1, green: 0, blue: CGFloat(index) / 51, alpha: 1)
      band.isReusablePicture = true
      scrollView.addSubview(band)
    }
    window.makeKeyAndVisible()
    print("window \(Int(window.bounds.width)) \(Int(window.bounds.height))")
    window.mounted?.addFrameCallback { [unowned self] _ in look(at: window) }
    return true
  }

  /// The expected colour at a height of the screen, and the action to perform when it is displayed.
  private struct Step {
    var name: String
    var height: Int
    var color: String
    var action: (BandsDelegate, UIWindow) -> Void = { _, _ in }
  }

  private var steps = [
    Step(name: "first band", height: 50, color: "#ff0000"),
    Step(name: "third band", height: 250, color: "#ff000a") { program, _ in
      program.scrollView.contentOffset = CGPoint(x: 0, y: 1000)
    },
    Step(name: "scrolled", height: 50, color: "#ff0032") { program, _ in
      program.controller.view.alpha = 0
    },
    Step(name: "nothing", height: 50, color: "#000000") { _, window in window.isHidden = true },
  ]
  private var deadline = Date(timeIntervalSinceNow: 20)

  /// Checks the screen in each frame, because the process of an exit test has no main queue to wait in.
  private func look(at window: UIWindow) -> Bool {
    guard let step = steps.first else { return false }
    let shown = Self.screen.color(x: 200, y: step.height) ?? "unreadable"
    guard shown == step.color || Date() > deadline else { return true }
    print("\(step.name) \(shown)")
    steps.removeFirst()
    step.action(self, window)
    return !steps.isEmpty
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print("ends")
  }
}
