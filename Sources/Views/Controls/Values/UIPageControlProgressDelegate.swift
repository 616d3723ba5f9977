// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that provide initial progresses of pages and are notified of changes of visibility.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page that becomes the current one, from 0 to 1.
  ///
  /// Optional; the default implementation returns 0.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Notifies the delegate that the progress became visible, or invisible because the user scrubs along the
  /// dots.
  ///
  /// Optional.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
