// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree

extension ObjectKind {
  /// The kinds of bars and their items.
  static let barKinds: [String: ObjectKind] = [
    "navigationBar": .view(UINavigationBar.self) { $1.fill($0) },
    "tabBar": .view(UITabBar.self) { $1.fill($0) },
    "toolbar": .view(UIToolbar.self) { $1.fill($0) },
    "searchBar": .view(UISearchBar.self) { $1.fill($0) },
    "navigationItem": ObjectKind(
      UINavigationItem.self, make: { $0.init(coder: $1) }, fill: { $1.fill($0) }),
    "barButtonItem": ObjectKind(
      UIBarButtonItem.self, make: { type, coder in type.init(coder: coder) },
      fill: { $1.fill($0) }),
    "tabBarItem": ObjectKind(
      UITabBarItem.self, make: { type, coder in type.init(coder: coder) }, fill: { $1.fill($0) }),
  ]
}
