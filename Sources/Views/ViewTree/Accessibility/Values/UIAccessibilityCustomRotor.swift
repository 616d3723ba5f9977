// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way to go through parts of a screen that are of one kind, by an assistive technology that offers it.
///
/// Those of a desktop offer none: tests, and tools that read a screen, ask for what a rotor finds.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way is searched.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// The kinds of parts that assistive technologies have names for.
  public enum SystemRotorType: Int, Sendable {
    /// None of them.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Pictures.
    case image = 14
    /// Fields of text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Parts of a screen that it is told by.
    case landmark = 18
  }

  /// Finds the part after or before the present one; nil: there is none.
  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What the kind of parts is called.
  open var name: String {
    didSet { attributedName = NSAttributedString(string: name) }
  }
  /// The same, with attributes of how it is spoken.
  open var attributedName: NSAttributedString
  /// What finds the parts.
  open var itemSearchBlock: Search
  /// Which kind of parts it is, if assistive technologies have a name for it.
  public let systemRotorType: SystemRotorType

  /// A way through parts that are called `name`.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A way through parts that are called `attributedName`.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  /// A way through parts of a kind that assistive technologies have a name for.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
