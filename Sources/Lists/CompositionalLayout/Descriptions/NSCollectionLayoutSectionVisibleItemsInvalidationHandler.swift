// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A handler called before a section's visible elements are shown.
///
/// It receives the elements, the section's own scroll offset and its environment, and may change the
/// elements' appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
