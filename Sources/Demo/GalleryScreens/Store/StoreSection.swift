// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The sections of the store, each of which scrolls in another way.
enum StoreSection: Int, CaseIterable {
  case featured, topics, fresh, stories, closer, top

  /// How it scrolls by itself.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .featured: .groupPagingCentered
    case .topics: .continuous
    case .fresh: .groupPaging
    case .stories: .continuousGroupLeadingBoundary
    case .closer: .paging
    case .top: .none
    }
  }

  /// What its header says; `nil`: it has none.
  var title: String? {
    switch self {
    case .featured, .topics: nil
    case .fresh: "Fresh this week"
    case .stories: "Sit down and read"
    case .closer: "A closer look"
    case .top: "Top of the list"
    }
  }

  /// How it scrolls, in words.
  var words: String {
    switch self {
    case .featured: "One in the middle"
    case .topics: "Freely"
    case .fresh: "Column by column"
    case .stories: "Rests at a card"
    case .closer: "Page by page"
    case .top: "Stands still"
    }
  }
}
