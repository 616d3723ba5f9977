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

extension UICollectionViewLayout {
  /// Registers the view in `nib` for decoration views of the given kind; `nil` removes the registration.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionReusableView`.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(
      nib.map { _ in UICollectionReusableView.self }, forDecorationViewOfKind: elementKind)
    decorationMakers[elementKind] = nib.map { ViewMaker($0) }
  }
}
