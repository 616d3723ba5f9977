// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The data source of the pages before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before `viewController`, or `nil` if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after `viewController`, or `nil` if that is the last.
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
  /// Returns 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot; the default implementation.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
