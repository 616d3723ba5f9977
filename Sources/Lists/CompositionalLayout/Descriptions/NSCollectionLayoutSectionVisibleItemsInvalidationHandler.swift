// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Told about a section's visible elements, its own scroll offset and its environment whenever they
/// are about to be shown; may change how the elements look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
