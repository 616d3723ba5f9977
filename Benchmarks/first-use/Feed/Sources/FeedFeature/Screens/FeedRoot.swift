// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Functions that create the feature's first screen.
enum FeedRoot {
  /// Creates a navigation controller with the feed.
  @MainActor
  static func make(
    client: any FeedClient = SampleFeedClient(), images: ImageLoader = .shared
  ) -> UINavigationController {
    make(FeedViewController(model: FeedViewModel(client: client), images: images))
  }

  /// Creates a navigation controller with a feed controller.
  @MainActor
  static func make(_ feed: FeedViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: feed)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

#Preview("Feed") { FeedRoot.make() }

#Preview("Offline") { FeedRoot.make(client: SampleFeedClient(isOffline: true)) }

#Preview("Story") {
  UINavigationController(rootViewController: ArticleViewController(article: Article.samples(1)[0]))
}
