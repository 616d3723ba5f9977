// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised, but may be.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture was recognised.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches are not the gesture that the recogniser looks for.
    case failed = 5

    /// A discrete gesture was recognised; the same as `ended`.
    public static var recognized: State { .ended }

    /// Whether the state means that the gesture was recognised.
    var isRecognition: Bool { self == .began || self == .changed || self == .ended }
    /// Whether the recogniser is done until its touches have ended.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
