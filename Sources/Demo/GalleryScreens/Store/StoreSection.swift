// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The sections of the store, each with another scrolling behaviour.
enum StoreSection: Int, CaseIterable {
  case featured, topics, fresh, stories, closer, top

  /// The orthogonal scrolling behaviour.
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

  /// The title of the header, or `nil` if there is none.
  var title: String? {
    switch self {
    case .featured, .topics: nil
    case .fresh: "Fresh this week"
    case .stories: "Sit down and read"
    case .closer: "A closer look"
    case .top: "Top of the list"
    }
  }

  /// The readable name of the scrolling behaviour.
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
