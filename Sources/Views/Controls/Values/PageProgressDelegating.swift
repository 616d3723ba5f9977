// SPDX-License-Identifier: Apache-2.0

/// A protocol that declares `delegate` for page control progresses so that a subclass can narrow its type.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol PageProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgress: PageProgressDelegating {}

extension PageProgressDelegating {
  /// The delegate that provides initial progresses and is notified of changes of visibility, which is not
  /// retained.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
