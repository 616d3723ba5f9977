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
  /// The default: `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
