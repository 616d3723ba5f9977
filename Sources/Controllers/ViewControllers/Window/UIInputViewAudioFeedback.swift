// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An input view whose keys may click.
///
/// - Note: Has no effect on Linux: there is no such system sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys click; `false` by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether the keys click; the default implementation returns `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
