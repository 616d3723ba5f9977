// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// The tab of a program's search: it has a title and a picture by itself, and stands at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  private static let name = "Search"
  private static let ownIdentifier = "search"

  /// A tab whose controller `viewControllerProvider` makes when it is first shown.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  /// A tab with the system's title and picture, whose controller `viewControllerProvider` makes when it is
  /// first shown.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: Self.name, image: UIImage(systemName: "magnifyingglass"),
      identifier: Self.ownIdentifier, viewControllerProvider: viewControllerProvider)
  }
}
