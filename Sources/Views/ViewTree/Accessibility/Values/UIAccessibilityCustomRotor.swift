// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rotor for navigating between elements of one kind with an assistive technology.
///
/// - Note: Has no effect on Linux: desktop assistive technologies have no rotors. Tests and tools can call the
///   search block.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The search direction.
  public enum Direction: Int, Sendable {
    /// The direction to previous elements.
    case previous = 0
    /// The direction to next elements.
    case next = 1
  }

  /// The rotor types known to assistive technologies.
  public enum SystemRotorType: Int, Sendable {
    /// No system type.
    case none = 0
    /// The type of rotors for links.
    case link = 1
    /// The type of rotors for visited links.
    case visitedLink = 2
    /// The type of rotors for headings.
    case heading = 3
    /// The type of rotors for headings of the first level.
    case headingLevel1 = 4
    /// The type of rotors for headings of the second level.
    case headingLevel2 = 5
    /// The type of rotors for headings of the third level.
    case headingLevel3 = 6
    /// The type of rotors for headings of the fourth level.
    case headingLevel4 = 7
    /// The type of rotors for headings of the fifth level.
    case headingLevel5 = 8
    /// The type of rotors for headings of the sixth level.
    case headingLevel6 = 9
    /// The type of rotors for bold text.
    case boldText = 10
    /// The type of rotors for italic text.
    case italicText = 11
    /// The type of rotors for underlined text.
    case underlineText = 12
    /// The type of rotors for misspelled words.
    case misspelledWord = 13
    /// The type of rotors for images.
    case image = 14
    /// The type of rotors for text fields.
    case textField = 15
    /// The type of rotors for tables.
    case table = 16
    /// The type of rotors for lists.
    case list = 17
    /// The type of rotors for landmarks of the screen.
    case landmark = 18
  }

  /// A block that returns the element after or before the current one, or `nil`.
  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    didSet { attributedName = NSAttributedString(string: name) }
  }
  /// The name of the rotor with speech attributes; setting ``name`` replaces it.
  open var attributedName: NSAttributedString
  /// The block that searches for elements.
  ///
  /// - Note: Has no effect on Linux: no rotor searches.
  open var itemSearchBlock: Search
  /// The system type of the rotor; `.none` for a custom one.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor with an attributed name.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  /// Creates a rotor of a system type.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
