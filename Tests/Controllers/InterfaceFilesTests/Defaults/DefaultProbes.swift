// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The types in Documentation/Defaults.tsv, used by the files that Scripts/defaults-table generates.
@MainActor
enum DefaultProbes {
  static let byType = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0) })

  static var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
  }

  static var window: UIWindow { UIWindow(frame: .zero) }

  static var group: NSCollectionLayoutGroup {
    .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}
