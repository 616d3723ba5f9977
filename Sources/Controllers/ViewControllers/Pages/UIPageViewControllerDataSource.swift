// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that supply the pages before and after another page, and the number of dots.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before `viewController`, or `nil` if `viewController` is the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after `viewController`, or `nil` if `viewController` is the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots; no dots are shown for 0, with vertical pages, or with the transition style
  /// `pageCurl`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the dot for the page that was set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for no dots; the default implementation.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0, for the first dot; the default implementation.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
