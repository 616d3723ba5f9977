// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// Limits of the size of text.
///
/// Differs from UIKit: none of these can be overridden.
extension UIView {
  /// The smallest size of text in the view and all views in it; nil: any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { tree.saidTraits.smallest }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      tree.saidTraits.smallest = newValue
      saidTraitsDidChange()
    }
  }

  /// The largest size of text in the view and all views in it; nil: any.
  ///
  /// It wins over a smallest size that is larger.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { tree.saidTraits.largest }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      tree.saidTraits.largest = newValue
      saidTraitsDidChange()
    }
  }
}
