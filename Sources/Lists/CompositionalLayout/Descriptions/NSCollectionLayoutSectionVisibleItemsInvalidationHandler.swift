// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A handler called before a section's visible elements are shown.
///
/// The handler receives the elements, without decoration views, the scroll offset of the section, and an
/// environment with the size of the scrolled area, and may change the appearance of the elements. The offset
/// is the section's own if it scrolls orthogonally, otherwise that of the collection view. Changes are
/// discarded if a cell of the section has an estimated size.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
