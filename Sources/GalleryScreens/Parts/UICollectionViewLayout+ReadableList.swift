// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UICollectionViewLayout {
  /// A list that is no wider than rows can be read, in the middle of wide windows.
  static func readableList(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      let spare = environment.container.effectiveContentSize.width - readableWidth
      guard spare > 0 else { return section }
      section.contentInsets.leading += spare / 2
      section.contentInsets.trailing += spare / 2
      return section
    }
  }

  /// With the margins beside it, in points.
  private static let readableWidth: CGFloat = 712
}
