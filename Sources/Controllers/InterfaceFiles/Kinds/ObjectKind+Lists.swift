// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
import MullionCompositionalLayout
import MullionTables
import MullionViewTree

extension ObjectKind {
  /// The kinds of tables and collection views, with their cells and layouts.
  static let listKinds: [String: ObjectKind] = [
    "tableView": .view(UITableView.self) { $1.fill($0) },
    "tableViewCell": .view(UITableViewCell.self) { $1.fill($0) },
    "tableViewHeaderFooterView": .view(UITableViewHeaderFooterView.self) { $1.fill($0) },
    "collectionView": .view(UICollectionView.self) { $1.fill($0) },
    "collectionViewCell": .view(UICollectionViewCell.self) { $1.fill($0) },
    "collectionReusableView": .view(UICollectionReusableView.self) { $1.fill($0) },
    "collectionViewFlowLayout": ObjectKind(
      UICollectionViewFlowLayout.self, level: UICollectionViewLayout.self,
      make: { type, coder in type.init(coder: coder) }, fill: { $1.fill($0) }),
    "collectionViewLayout": ObjectKind(
      UICollectionViewLayout.self, make: { type, coder in type.init(coder: coder) },
      fill: { _, _ in }),
  ]

  /// Returns whether elements called `name` are views.
  static func isView(_ name: String) -> Bool { all[name]?.base is UIView.Type }
}
