// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionViewTree

extension UICollectionView {
  /// Makes cells with the given identifier as an interface file's prototype says.
  package func register(_ maker: ViewMaker, forCellWithReuseIdentifier identifier: String) {
    engine.register(maker, for: .cell(identifier))
  }

  /// Makes supplementary views as an interface file's prototype says.
  package func register(
    _ maker: ViewMaker, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    engine.register(maker, for: .supplementary(kind, identifier))
  }
}

extension UICollectionViewLayout {
  /// Makes decoration views of the given kind from the view in `nib`; nil forgets them.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionReusableView`.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(
      nib.map { _ in UICollectionReusableView.self }, forDecorationViewOfKind: elementKind)
    decorationMakers[elementKind] = nib.map { ViewMaker($0) }
  }
}
