// SPDX-License-Identifier: Apache-2.0

/// Gives scroll views their `delegate`, in a way that lets a subclass have one of a narrower type.
///
/// Swift does not let a subclass override a property with one of a narrower type, as
/// `UICollectionView.delegate` does in UIKit. So `delegate` of scroll views is a member of this
/// protocol's extension, and a subclass like `UICollectionView` declares its own in its body.
/// `(collectionView as UIScrollView).delegate` is still the one here.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// What follows the scroll view; not kept alive by it.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
}
