// SPDX-License-Identifier: Apache-2.0

/// Gives progresses of page controls their `delegate`, in a way that lets a subclass narrow its type.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol PageProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgress: PageProgressDelegating {}

extension PageProgressDelegating {
  /// Who is asked where pages start, and told when the progress is seen; not kept alive by it.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
