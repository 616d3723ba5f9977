// SPDX-License-Identifier: Apache-2.0

/// Says whether pages turn by themselves, and hears how far they have got.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The time of a page is over: whether `page` comes; optional: it does.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
  /// Time went by, so that the page has got further; optional.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// True.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
