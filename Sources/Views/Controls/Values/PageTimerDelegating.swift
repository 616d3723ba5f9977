// SPDX-License-Identifier: Apache-2.0

/// A protocol that declares `delegate` for page control timers.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol PageTimerDelegating: UIPageControlTimerProgress {}

extension UIPageControlTimerProgress: PageTimerDelegating {}

extension PageTimerDelegating {
  /// The delegate that decides whether the page advances and is notified of progress, which is not retained.
  public var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { progressDelegate as? any UIPageControlTimerProgressDelegate }
    set { progressDelegate = newValue }
  }
}
