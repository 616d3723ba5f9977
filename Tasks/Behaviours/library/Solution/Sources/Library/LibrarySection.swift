// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// The sections of the library.
enum LibrarySection: ComposableSection {
  case recent
  case shelf
}

/// A book in one of the sections: a recent one is in both.
struct ShownBook: ComposableItem {
  let section: LibrarySection
  let book: Book
}

/// A book.
struct Book: ComposableItem {
  let title: String
}

extension LibrarySection: Composable {
  var item: UICollectionViewComposableLayout.Item {
    switch self {
    case .recent: .full()
    case .shelf: .grid(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    }
  }

  var group: UICollectionViewComposableLayout.Group {
    switch self {
    case .recent:
      .custom(
        width: .absolute(120), height: .absolute(160), direction: .horizontal, numberOfItems: 1)
    case .shelf: .grid(height: .absolute(64), numberOfItems: 2, spacing: .fixed(10))
    }
  }

  var section: UICollectionViewComposableLayout.Section {
    switch self {
    case .recent:
      .base(
        spacing: 12, contentInsets: .init(top: 0, leading: 16, bottom: 24, trailing: 16),
        orthogonalScrolling: .continuous)
    case .shelf:
      .base(
        spacing: 10, contentInsets: .init(top: 0, leading: 16, bottom: 0, trailing: 16),
        boundaryItems: [.header(height: .absolute(44), isPinned: true)])
    }
  }
}
