// SPDX-License-Identifier: Apache-2.0

/// What shows a bar item, and shows it anew when it changes.
@MainActor
package protocol BarItemPresenting: AnyObject {
  /// The item looks otherwise now.
  func barItemChanged(_ item: UIBarItem)
}
