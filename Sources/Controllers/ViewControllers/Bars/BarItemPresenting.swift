// SPDX-License-Identifier: Apache-2.0

/// An object that shows a bar item and updates it after changes.
@MainActor
package protocol BarItemPresenting: AnyObject {
  /// Called after the item changed.
  func barItemChanged(_ item: UIBarItem)
}

extension BarItemPresenting {
  /// Becomes the presenter of `items`, and stops presenting the items of `old`.
  func present(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
    for item in old ?? [] where item.presenter === self { item.presenter = nil }
    for item in items ?? [] { item.presenter = self }
  }
}
