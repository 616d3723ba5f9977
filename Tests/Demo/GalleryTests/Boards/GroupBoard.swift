// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The navigation bar of a document: a title with a menu, centred items, a group with its representative
/// item, and a search bar in the row.
final class GroupBoard: UIViewController {
  /// Returns a navigation controller with the board on top of another controller.
  static func shown() -> UIViewController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Documents"
    navigation.pushViewController(GroupBoard(), animated: false)
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Field notes"
    navigationItem.style = .editor
    navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    navigationItem.centerItemGroups = [
      .fixedGroup(items: [item("bold"), item("italic"), item("underline")]),
      .optionalGroup(
        customizationIdentifier: "insert", representativeItem: item("plus"),
        items: [item("photo"), item("camera"), item("doc")]),
    ]
    navigationItem.trailingItemGroups = [.fixedGroup(items: [item("magnifyingglass")])]
    navigationItem.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(systemItem: .action)])
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThickMaterial)
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  private func item(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
  }
}
