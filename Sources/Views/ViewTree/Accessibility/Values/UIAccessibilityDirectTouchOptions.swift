// SPDX-License-Identifier: Apache-2.0

/// How touches reach an element that takes them directly (`allowsDirectInteraction`).
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said while the element is touched.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The element takes touches only after it was activated.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
