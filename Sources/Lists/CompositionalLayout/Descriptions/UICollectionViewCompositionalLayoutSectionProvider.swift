// SPDX-License-Identifier: Apache-2.0

/// A closure that returns the description of a section by its index; `nil` only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
