// SPDX-License-Identifier: Apache-2.0

/// Gives timers of page controls their `delegate`.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol PageTimerDelegating: UIPageControlTimerProgress {}

extension UIPageControlTimerProgress: PageTimerDelegating {}

extension PageTimerDelegating {
  /// Who is asked whether the next page comes, and told how far pages have got; not kept alive by it.
  public var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { progressDelegate as? any UIPageControlTimerProgressDelegate }
    set { progressDelegate = newValue }
  }
}
