// SPDX-License-Identifier: Apache-2.0

/// A closure that returns the items of a custom group; the environment's container has the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
