// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// A section with a layout that is easy to verify by hand.
enum ShelfSection: ComposableSection {
  case wide
  case pair
  case card
  case band
  case resting(isEmpty: Bool)

  var name: String {
    switch self {
    case .wide: "wide"
    case .pair: "pair"
    case .card: "card"
    case .band: "band"
    case .resting: "resting"
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ShelfSection: Composable {
  var item: UICollectionViewComposableLayout.Item {
    self == .pair ? .grid(width: .absolute(145), height: .fractionalHeight(1)) : .full()
  }

  var group: UICollectionViewComposableLayout.Group {
    switch self {
    case .wide, .card, .band: .singleFullList(height: .absolute(50))
    case .pair: .grid(height: .absolute(40), numberOfItems: 2, spacing: .fixed(10))
    case .resting(let isEmpty): .singleFullList(height: .absolute(isEmpty ? 96 : 30))
    }
  }

  var section: UICollectionViewComposableLayout.Section {
    switch self {
    case .wide, .resting: .base(spacing: 4)
    case .pair:
      .base(contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    case .card: .base(decorationItems: [.background(kind: "card")])
    case .band: .base(decorationItems: [.background(kind: "band")])
    }
  }
}
