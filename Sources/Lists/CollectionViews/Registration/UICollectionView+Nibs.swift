// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionViewTree

extension UICollectionView {
  /// Registers an interface file's prototype for cells with the given identifier.
  package func register(_ maker: ViewMaker, forCellWithReuseIdentifier identifier: String) {
    engine.register(maker, for: .cell(identifier))
  }

  /// Registers an interface file's prototype for supplementary views.
  package func register(
    _ maker: ViewMaker, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    engine.register(maker, for: .supplementary(kind, identifier))
  }
}
