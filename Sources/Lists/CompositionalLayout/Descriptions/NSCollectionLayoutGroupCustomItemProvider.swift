// SPDX-License-Identifier: Apache-2.0

/// Answers the places of a custom group's items for an environment that holds the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
