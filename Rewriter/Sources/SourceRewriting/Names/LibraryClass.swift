// SPDX-License-Identifier: Apache-2.0

/// The classes of the library that others of it inherit from.
enum LibraryClass {
  /// Whether the class `name` inherits from `ancestor`, both by their names; of classes that nothing is
  /// known of: not.
  static func inherits(_ name: String, from ancestor: String) -> Bool {
    var next = above[name]
    while let here = next {
      if here == ancestor { return true }
      next = above[here]
    }
    return false
  }

  /// What each class inherits from.
  private static let above: [String: String] = {
    var above: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { above[word] = words[0] }
    }
    return above
  }()

  private static let table = """
    NSObject UIResponder UIGestureRecognizer CALayer UIBarItem UICollectionViewLayout NSLayoutConstraint
    UIResponder UIView UIViewController UIApplication UIScene
    UIView UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UIVisualEffectView
    UIView UIProgressView UIActivityIndicatorView UIPickerView UINavigationBar UIToolbar UITabBar UISearchBar
    UIView UICollectionReusableView UITableViewCell UITableViewHeaderFooterView UIInputView
    UIControl UIButton UISwitch UISlider UIStepper UISegmentedControl UIPageControl UITextField UIDatePicker
    UIControl UIRefreshControl UIColorWell
    UITextField UISearchTextField
    UIScrollView UITextView UITableView UICollectionView
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UIViewController UITableViewController UICollectionViewController UINavigationController
    UIViewController UITabBarController UISplitViewController UIPageViewController UIAlertController
    UIViewController UIActivityViewController UISearchController UIDocumentPickerViewController
    UIViewController UIImagePickerController
    UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer UIHoverGestureRecognizer
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    CALayer CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer
    UIBarItem UIBarButtonItem UITabBarItem
    UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    """
}
