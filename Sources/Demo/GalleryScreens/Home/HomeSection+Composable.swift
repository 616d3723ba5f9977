// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

extension HomeSection: Composable {
  var item: UICollectionViewComposableLayout.Item {
    switch self {
    case .upcoming: .full()
    case .people: .grid(width: .absolute(72), height: .fractionalHeight(1))
    case .timeline(isEmpty: true, _): .full()
    case .timeline(isEmpty: false, let columns):
      .grid(
        width: .fractionalWidth(1 / CGFloat(columns)), height: .fractionalHeight(1),
        contentInsets: Self.sides(12))
    }
  }

  var group: UICollectionViewComposableLayout.Group {
    switch self {
    case .upcoming(isEmpty: true):
      .singleFullList(height: .absolute(Self.emptyHeight))
    case .upcoming(isEmpty: false):
      .custom(
        width: .absolute(264), height: .absolute(136), direction: .horizontal, numberOfItems: 1)
    case .people:
      .custom(width: .absolute(72), height: .absolute(92), direction: .horizontal, numberOfItems: 1)
    case .timeline(isEmpty: true, _):
      .singleFullList(height: .absolute(Self.emptyHeight))
    case .timeline(isEmpty: false, let columns):
      .grid(height: .absolute(Self.rowHeight), numberOfItems: columns)
    }
  }

  var section: UICollectionViewComposableLayout.Section {
    switch self {
    case .upcoming(let isEmpty):
      .base(
        spacing: 12,
        contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 4, trailing: 20),
        orthogonalScrolling: isEmpty ? nil : .continuousGroupLeadingBoundary,
        boundaryItems: [.header(height: .absolute(52))])
    case .people:
      .base(
        spacing: 8,
        contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12),
        orthogonalScrolling: .continuous,
        boundaryItems: [.header(height: .absolute(52), contentInsets: Self.sides(8))],
        decorationItems: [.background(kind: HomeElementKind.bandBackground)])
    case .timeline(let isEmpty, _):
      .base(
        contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 8, trailing: 24),
        boundaryItems: [.header(height: .absolute(56), contentInsets: Self.sides(12))]
          + (isEmpty ? [] : [.footer(height: .absolute(56))]),
        decorationItems: [.background(kind: HomeElementKind.cardBackground)])
    }
  }

  private static func sides(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
  }

  private static let rowHeight: CGFloat = 68
  private static let emptyHeight: CGFloat = 96
}
