// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewLayoutAttributes {
  /// Returns a copy with its static type.
  package func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
