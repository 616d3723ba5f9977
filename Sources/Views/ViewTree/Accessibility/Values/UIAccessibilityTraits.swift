// SPDX-License-Identifier: Apache-2.0

/// The traits of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: UIAccessibilityTraits = []
  /// The trait of a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The trait of a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The trait of an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The trait of a selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The trait of an element that plays its own sound when activated.
  ///
  /// - Note: Has no effect on Linux.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The trait of a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait of static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait of an element that summarises the state of the app at launch.
  ///
  /// - Note: Has no effect on Linux.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The trait of a disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait of an element whose value changes frequently.
  ///
  /// - Note: Has no effect on Linux.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait of a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait of an element that starts a media session when activated.
  ///
  /// - Note: Has no effect on Linux.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The trait of an element whose value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait of an element that receives touches directly.
  ///
  /// - Note: Has no effect on Linux.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The trait of an element that turns the page when it has been read.
  ///
  /// - Note: Has no effect on Linux.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The trait of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The trait of a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The trait of a toggle button.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
