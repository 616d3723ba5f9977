// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which every section is a list with the same configuration.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    var latest:
      (environment: any NSCollectionLayoutEnvironment, section: NSCollectionLayoutSection)?
    let layout = UICollectionViewCompositionalLayout { _, environment in
      if let latest, latest.environment === environment { return latest.section }
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      latest = (environment, section)
      return section
    }
    layout.listConfiguration = configuration
    return layout
  }
}
