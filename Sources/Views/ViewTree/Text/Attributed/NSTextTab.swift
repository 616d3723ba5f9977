// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place in a line that a tab leads to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  /// What more is said of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` of what ends a column.
    ///
    /// With one, text at a tab of the right stands so that its decimal point is there.
    ///
    /// Differs from UIKit: the point is the end, whatever the set is.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text behind the tab stands at the place: it begins, ends, or has its middle there.
  open var alignment: NSTextAlignment { own }
  /// Where it is, in points from the edge at which lines begin.
  open var location: CGFloat { place }
  /// What more is said.
  open var options: [OptionKey: Any] { said }
  private let own: NSTextAlignment
  private let place: CGFloat
  private let said: [OptionKey: Any]

  /// A place, with how text stands there.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    own = alignment
    place = loc
    said = options
    super.init()
  }

  /// Terminators of columns of numbers in a language: its decimal point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Whether the places are alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.own == own && other.place == place
      && Set(other.said.keys) == Set(said.keys)
  }

  /// Equal for places that are alike.
  open override var hash: Int { place.hashValue }

  /// The place itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
