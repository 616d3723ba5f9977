// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionTables
import MullionViewTree

/// A data source that shows each prototype of a list once, where no program provides the data.
@MainActor
final class PrototypeList: NSObject {
  private let identifiers: [String]
  private let header: String?
  private let footer: String?

  /// Creates the list of an element's prototypes, or `nil` if none of them has an identifier.
  init?(_ element: InterfaceElement) {
    let prototypes = (element.child("prototypes") ?? element.child("cells"))?.children ?? []
    identifiers = prototypes.compactMap { $0["reuseIdentifier"] }.filter { !$0.isEmpty }
    header = element.child(key: "sectionHeaderView")?["reuseIdentifier"]
    footer = element.child(key: "sectionFooterView")?["reuseIdentifier"]
    guard !identifiers.isEmpty else { return nil }
  }
}

extension PrototypeList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    identifiers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }
}

extension PrototypeList: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == UICollectionView.elementKindSectionHeader ? header : footer
    guard let identifier else {
      let plain = "mullion.prototype.none"
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: plain)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: plain, for: indexPath)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}
