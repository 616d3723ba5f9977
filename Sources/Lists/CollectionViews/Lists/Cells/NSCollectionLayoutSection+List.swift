// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCompositionalLayout

extension NSCollectionLayoutSection {
  /// A section that is a list: rows as wide as the section, one below the other, as high as they
  /// want to be.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListDescription(configuration, in: layoutEnvironment).section
  }
}
