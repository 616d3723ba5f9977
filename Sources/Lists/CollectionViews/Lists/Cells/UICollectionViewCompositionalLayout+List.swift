// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists of the same look.
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
