// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says the names of persons, and takes them apart.
///
/// Names in Chinese, Japanese and Korean letters begin with the family's name.
/// `Foundation` on Linux has the parts of a name, and no formatter of them.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is said.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// What friends say: the nickname, else the given name.
    case short
    /// The given and the family's name.
    case medium
    /// All parts but the nickname.
    case long
    /// The first letters, as in the circle beside a message; of Korean names the given name.
    case abbreviated
  }

  /// Further wishes.
  public struct Options: OptionSet, Sendable {
    /// A bit for each wish.
    public let rawValue: UInt

    /// The wishes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name sounds is said in the place of how it is written.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is said; the default at first.
  open var style = Style.default
  /// Whether it is said how the name sounds; false at first.
  open var isPhonetic = false
  /// Whose custom counts where letters do not tell; the person's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// A formatter of the person's language.
  public override init() { super.init() }

  /// Not possible: a formatter is set up in code.
  public required init?(coder: NSCoder) { nil }

  /// The name in a style, in the person's language.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The name; empty where no part that the style says is there.
  open func string(from components: PersonNameComponents) -> String {
    parts(of: components).map(\.text).joined()
  }

  /// The name, in which each part says with the key `personNameComponentKey` which it is.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in parts(of: components) {
      let attributes = part.key.map { [NSAttributedString.Key.personNameComponentKey: $0 as Any] }
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return text
  }

  /// The parts of a name as it is written; nil: there is none in the text.
  ///
  /// Titles before and after it, a nickname in quotation marks and `Family, Given` are known. A name in Chinese, Japanese or
  /// Korean letters without a space has a family's name of one letter, or one of the common ones of two.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    NameReader(string).components
  }

  /// The name; nil: `obj` is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private func parts(of components: PersonNameComponents) -> [NamePart] {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    return NameOrder(shown, locale).parts(style)
  }
}

extension NSAttributedString.Key {
  /// Which part of a person's name letters are.
  public static let personNameComponentKey = NSAttributedString.Key("NSPersonNameComponentKey")
}

extension PersonNameComponents {
  /// The name in a formatter's default style, in the person's language.
  public func formatted() -> String {
    PersonNameComponentsFormatter.localizedString(from: self, style: .default)
  }
}
