// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view says that stands in a keyboard's place, or above it: whether its keys click.
///
/// ``UIDevice/playInputClick()`` asks the view that is seen. No system here has the sound, so that nothing is heard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys click; false unless implemented.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// false.
  public var enableInputClicksWhenVisible: Bool { false }
}
