// SPDX-License-Identifier: Apache-2.0

/// What shows a bar item, and shows it anew when it changes.
@MainActor
package protocol BarItemPresenting: AnyObject {
  /// The item looks otherwise now.
  func barItemChanged(_ item: UIBarItem)
}

extension BarItemPresenting {
  /// Shows `items` from now on, and no longer those of `old` that it showed alone.
  func present(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
    for item in old ?? [] where item.presenter === self { item.presenter = nil }
    for item in items ?? [] { item.presenter = self }
  }
}
