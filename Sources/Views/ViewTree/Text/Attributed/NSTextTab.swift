// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A tab stop: a position in a line that a tab character advances to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  /// The key of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a `CharacterSet` of the characters that terminate a column.
    ///
    /// With this option, text at a right tab is aligned at its decimal point. Differs from UIKit: the decimal
    /// point is the terminator regardless of the contents of the set.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab: it begins, ends or is centred at the location.
  open var alignment: NSTextAlignment { own }
  /// The location, in points from the edge at which lines begin.
  open var location: CGFloat { place }
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { said }
  private let own: NSTextAlignment
  private let place: CGFloat
  private let said: [OptionKey: Any]

  /// Creates a tab stop at a location, with the alignment of text there.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    own = alignment
    place = loc
    said = options
    super.init()
  }

  /// Returns the column terminators for numbers of a locale: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Returns whether the tab stops have the same alignment, location and option keys.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.own == own && other.place == place
      && Set(other.said.keys) == Set(said.keys)
  }

  /// The hash value; equal for equal tab stops.
  open override var hash: Int { place.hashValue }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
