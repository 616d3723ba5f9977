// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// A tab for search, which has the system's title and image by default and is placed at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  private static let name = "Search"
  private static let ownIdentifier = "search"

  /// Creates a search tab with the given title and image; `viewControllerProvider` is called when the tab is
  /// first shown.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  /// Creates a search tab with the system's title and image; `viewControllerProvider` is called when the tab
  /// is first shown.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: Self.name, image: UIImage(systemName: "magnifyingglass"),
      identifier: Self.ownIdentifier, viewControllerProvider: viewControllerProvider)
  }
}
