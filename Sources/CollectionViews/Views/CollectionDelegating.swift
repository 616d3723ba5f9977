// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// Gives collection views a `delegate` of a narrower type than that of scroll views.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol CollectionDelegating: UICollectionView {}

extension UICollectionView: CollectionDelegating {}

extension CollectionDelegating {
  /// Hears what happens to the elements, and of scrolling; not kept alive by the collection view.
  public var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
}
