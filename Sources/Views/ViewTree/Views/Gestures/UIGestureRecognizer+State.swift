// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    /// The state of a recogniser that has not recognised its gesture, but still may.
    case possible = 0
    /// The state in which a continuous gesture has begun.
    case began = 1
    /// The state in which a continuous gesture has changed.
    case changed = 2
    /// The state in which a continuous gesture has ended, or a discrete gesture was recognised.
    case ended = 3
    /// The state in which a continuous gesture was cancelled.
    case cancelled = 4
    /// The state of a recogniser whose touches do not form its gesture, or that other recognisers prevented.
    case failed = 5

    /// The state in which a discrete gesture was recognised; the same as `ended`.
    public static var recognized: State { .ended }

    /// Whether the state means that the gesture was recognised.
    var isRecognition: Bool { self == .began || self == .changed || self == .ended }
    /// Whether the recogniser is done until its touches have ended.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
