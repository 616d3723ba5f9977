// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says where pages start, and hears when their progress is seen.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// How far a page has got that comes in sight, from 0 to 1; optional: 0.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// The progress is seen now, or is not any more, because a person goes along the dots; optional.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
