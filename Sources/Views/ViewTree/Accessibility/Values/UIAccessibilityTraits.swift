// SPDX-License-Identifier: Apache-2.0

/// What an accessibility element is like.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the program shows when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It plays or records when it is used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to it as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
