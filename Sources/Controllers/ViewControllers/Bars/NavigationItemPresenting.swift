// SPDX-License-Identifier: Apache-2.0

/// What shows a navigation item, and shows it anew when it changes.
@MainActor
package protocol NavigationItemPresenting: AnyObject {
  /// The item says something else now.
  func navigationItemChanged(_ item: UINavigationItem)
}
