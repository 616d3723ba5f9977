// SPDX-License-Identifier: Apache-2.0

/// A protocol that provides the `delegate` of scroll views in a way that allows subclasses to narrow its
/// type.
///
/// In Swift, a subclass cannot override a property with one of a narrower type, as
/// `UICollectionView.delegate` does in UIKit. Therefore `delegate` is a member of an extension of this
/// protocol, and a subclass such as `UICollectionView` declares a `delegate` of its own. `(collectionView as
/// UIScrollView).delegate` is still the one declared here.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// The delegate of the scroll view; a weak reference.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
}
