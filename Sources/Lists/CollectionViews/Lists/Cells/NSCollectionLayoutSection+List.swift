// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCompositionalLayout

extension NSCollectionLayoutSection {
  /// Returns a list section: self-sizing rows, one below the other, as wide as the section.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListDescription(configuration, in: layoutEnvironment).section
  }
}
