// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with buttons of every kind, which records their actions.
final class ButtonScreen: UIViewController {
  private(set) var done: [String] = []

  /// Returns the screen in a navigation controller, in the first of two tabs.
  static func inTabs() -> UITabBarController {
    let first = UINavigationController(rootViewController: ButtonScreen())
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    return tabs
  }

  /// Returns the screen in the tabs of ``inTabs()``.
  static func shown(in tabs: UITabBarController) -> ButtonScreen? {
    (tabs.viewControllers?.first as? UINavigationController)?.viewControllers.first
      as? ButtonScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buttons"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: action("add"))
    let quiet = UISwitch(frame: CGRect(x: 16, y: 150, width: 51, height: 31))
    quiet.accessibilityLabel = "Quiet"
    quiet.addAction(action("quiet"), for: .valueChanged)
    let often = UISegmentedControl(items: ["Daily", "Weekly"])
    often.frame = CGRect(x: 16, y: 200, width: 300, height: 32)
    often.selectedSegmentIndex = 0
    often.addAction(action("weekly"), for: .valueChanged)
    let erase = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Erase") { [weak self] _ in
        self?.ask()
      })
    erase.frame = CGRect(x: 16, y: 250, width: 300, height: 44)
    for control in [quiet, often, erase] { view.addSubview(control) }
  }

  private func action(_ name: String) -> UIAction {
    UIAction(title: name.capitalized) { [weak self] _ in self?.done.append(name) }
  }

  private func ask() {
    let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Erase all", style: .destructive) { [weak self] _ in
        self?.done.append("erase all")
      })
    present(alert, animated: true)
  }
}
