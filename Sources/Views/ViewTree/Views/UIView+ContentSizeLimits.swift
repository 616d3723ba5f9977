// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// Limits of the content size category.
///
/// Differs from UIKit: none of these can be overridden.
extension UIView {
  /// The lower bound of the content size category for the view and its subviews; `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { tree.saidTraits.smallest }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      tree.saidTraits.smallest = newValue
      saidTraitsDidChange()
    }
  }

  /// The upper bound of the content size category for the view and its subviews; `nil` for no limit.
  ///
  /// It takes precedence over a lower bound that is larger.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { tree.saidTraits.largest }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      tree.saidTraits.largest = newValue
      saidTraitsDidChange()
    }
  }
}
