// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewLayoutAttributes {
  /// A copy, typed.
  package func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
