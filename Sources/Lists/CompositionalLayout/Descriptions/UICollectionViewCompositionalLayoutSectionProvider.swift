// SPDX-License-Identifier: Apache-2.0

/// A closure that returns the description of the section at an index in an environment.
///
/// The closure may return `nil` only for a section without items; otherwise the layout traps.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
