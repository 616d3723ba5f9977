// SPDX-License-Identifier: Apache-2.0

/// The handling of touches on an element with `allowsDirectInteraction`.
///
/// - Note: Has no effect on Linux: desktop assistive technologies handle no touches.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option that suppresses speech while the element is touched.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The option that passes touches to the element only after its activation.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
