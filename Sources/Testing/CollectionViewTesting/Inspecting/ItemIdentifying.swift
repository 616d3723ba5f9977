// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

/// A data source with identifiers of sections and items.
@MainActor
protocol ItemIdentifying: AnyObject {
  /// Returns the identifier of the item at `indexPath`, or `nil` if there is none.
  func identifier(at indexPath: IndexPath) -> AnyHashable?
  /// Returns the identifier of a section, or `nil` if there is none.
  func identifier(ofSection section: Int) -> AnyHashable?
  /// Returns the index path of an item, or `nil` if it is unknown.
  func indexPath(of identifier: AnyHashable) -> IndexPath?
}

extension UICollectionViewDiffableDataSource: ItemIdentifying {
  func identifier(at indexPath: IndexPath) -> AnyHashable? {
    itemIdentifier(for: indexPath).map { AnyHashable($0) }
  }

  func identifier(ofSection section: Int) -> AnyHashable? {
    sectionIdentifier(for: section).map { AnyHashable($0) }
  }

  func indexPath(of identifier: AnyHashable) -> IndexPath? {
    (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
  }
}

extension UITableViewDiffableDataSource: ItemIdentifying {
  func identifier(at indexPath: IndexPath) -> AnyHashable? {
    itemIdentifier(for: indexPath).map { AnyHashable($0) }
  }

  func identifier(ofSection section: Int) -> AnyHashable? {
    sectionIdentifier(for: section).map { AnyHashable($0) }
  }

  func indexPath(of identifier: AnyHashable) -> IndexPath? {
    (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
  }
}
