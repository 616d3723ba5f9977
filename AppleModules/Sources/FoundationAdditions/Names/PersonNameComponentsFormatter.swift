// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter and parser of names.
///
/// Names in Chinese, Japanese and Korean script begin with the family name. Foundation on Linux has the
/// components of a name, but no formatter.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of a formatted name.
  public enum Style: Int, Sendable {
    /// The default style, which equals ``medium``.
    case `default` = 0
    /// The informal name: the nickname, otherwise the given name, otherwise the family name.
    case short
    /// The given name and the family name, in the order of the name's script.
    case medium
    /// All components but the nickname.
    case long
    /// The initials, as in an avatar; for Korean names the given name, for Chinese and Japanese ones the
    /// family name.
    case abbreviated
  }

  /// Options for the representation of the name that is formatted.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to format the phonetic representation of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The style of the formatted name; `default` by default.
  open var style = Style.default
  /// Whether the phonetic representation is formatted; `false` by default.
  open var isPhonetic = false
  /// The locale, for names whose script does not determine the order; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the user's language.
  public override init() { super.init() }

  /// Returns `nil`, because formatters cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the name in a style, in the user's locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the name; empty if it has none of the style's components.
  open func string(from components: PersonNameComponents) -> String {
    parts(of: components).map(\.text).joined()
  }

  /// Returns the name with the attribute `personNameComponentKey` on each component.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for part in parts(of: components) {
      let attributes = part.key.map { [NSAttributedString.Key.personNameComponentKey: $0 as Any] }
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    return text
  }

  /// Returns the components of a name, or `nil` if the text contains none.
  ///
  /// Titles, a nickname in quotation marks and `Family, Given` are recognised. A name in Chinese, Japanese or
  /// Korean script without a space has a family name of one character, or one of the common ones of two.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    NameReader(string).components
  }

  /// Returns the name; `nil` if `obj` is not a `PersonNameComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private func parts(of components: PersonNameComponents) -> [NamePart] {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    return NameOrder(shown, locale).parts(style)
  }
}

extension NSAttributedString.Key {
  /// The attribute that identifies the component of a name.
  public static let personNameComponentKey = NSAttributedString.Key("NSPersonNameComponentKey")
}

extension PersonNameComponents {
  /// Returns the name in the default style, in the user's locale.
  public func formatted() -> String {
    PersonNameComponentsFormatter.localizedString(from: self, style: .default)
  }
}
