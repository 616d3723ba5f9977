// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// How far a recogniser is with what touches do.
  public enum State: Int, Sendable {
    /// It may still be what the recogniser looks for.
    case possible = 0
    /// It is, and goes on.
    case began = 1
    /// It went on.
    case changed = 2
    /// It came to its end, or happened at once.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It is something else.
    case failed = 5

    /// It happened at once; the same as `ended`.
    public static var recognized: State { .ended }

    /// Whether the recogniser found what it looks for.
    var isRecognition: Bool { self == .began || self == .changed || self == .ended }
    /// Whether the recogniser is done until the touches are gone.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
