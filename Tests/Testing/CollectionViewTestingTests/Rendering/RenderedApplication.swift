// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An application that displays the properties of its device, and the number of touches of its button.
final class RenderedApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// Whether the application creates a window.
  static var hasWindow = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard Self.hasWindow else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CountingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class CountingController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 20))
  private let button = UIButton(type: .system)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    button.setTitle("Add", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.count += 1
        self?.notify()
      }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
    notify()
    // What comes a moment later is waited for.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.button.setTitle("Add one", for: .normal)
    }
  }

  private func notify() {
    let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    label.text = "\(count) \(Int(UIScreen.main.bounds.width)) \(style)"
  }
}
