// SPDX-License-Identifier: Apache-2.0

/// Gives scroll views their `delegate`, in a way that lets a subclass narrow its type.
///
/// Swift does not let a subclass override a stored property with one of a narrower type, as
/// `UICollectionView.delegate` does in UIKit. So `delegate` is a member of this protocol's
/// extension over the storage `UIScrollView.scrollDelegate`, and a subclass shadows it by a
/// refining protocol of its own:
///
///     public protocol CollectionDelegating: UICollectionView {}   // or: ScrollDelegating
///     extension UICollectionView: CollectionDelegating {}
///     extension CollectionDelegating {
///       public var delegate: (any UICollectionViewDelegate)? {
///         get { scrollDelegate as? any UICollectionViewDelegate }
///         set { scrollDelegate = newValue }
///       }
///     }
///
/// `collectionView.delegate` then means the refined one, and `(collectionView as UIScrollView)
/// .delegate` this one.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// What follows the scroll view; not kept alive by it.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
