// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// The engine, created by ``CollectionWorking/makeWork()``.
  package var engine: CollectionEngine { unsafeDowncast(work, to: CollectionEngine.self) }
}
