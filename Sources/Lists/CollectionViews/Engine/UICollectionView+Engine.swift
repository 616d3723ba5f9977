// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// The parts that do the work: what ``CollectionWorking/makeWork()`` made.
  package var engine: CollectionEngine { unsafeDowncast(work, to: CollectionEngine.self) }
}
