// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter of the distance between two dates, such as `3 hours ago` or `tomorrow`.
///
/// It writes the largest unit that is not zero, and omits smaller units.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style in which nearby days are written.
  public enum DateTimeStyle: Int, Sendable {
    /// The style with numbers, such as `1 day ago`.
    case numeric = 0
    /// The style with names where there are any, such as `yesterday`.
    case named
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The style with full unit names, such as `2 months ago`.
    case full = 0
    /// The style with full unit names and spelled-out numbers, such as `two months ago`.
    case spellOut
    /// The style with abbreviated unit names, such as `2 mo. ago`.
    case short
    /// The style with the shortest unit names, such as `2mo ago`.
    case abbreviated
  }

  /// The style in which nearby days are written; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style in which units are written; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text, which determines capitalisation.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar for days and months; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the user's language.
  public override init() { super.init() }

  /// Returns `nil`, because formatters cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text for the largest component that is not zero; if there is none, the text for 0 seconds,
  /// which is `now` in the style ``DateTimeStyle/named``.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = Self.units.map { (unit: $0.place, value: dateComponents.value(for: $0.unit) ?? 0) }
    let part = parts.first { $0.value != 0 } ?? (unit: 7, value: 0)
    return text(for: Double(part.value), unit: part.unit)
  }

  /// Returns the text for a time `timeInterval` seconds from now, negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for `date` relative to `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(Self.units.map(\.unit))
    return localizedString(
      from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text for a date relative to now; `nil` if `obj` is not a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(for offset: Double, unit: Int32) -> String {
    let width: LocaleFormats.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let context: Int32 =
      switch formattingContext {
      case .middleOfSentence: 257
      case .beginningOfSentence: 258
      case .listItem: 259
      case .standalone: 260
      default: 256
      }
    let time = RelativeTime(
      offset: offset, unit: unit, width: width, isSpelled: unitsStyle == .spellOut,
      isNumeric: dateTimeStyle == .numeric, context: context)
    return LocaleFormats.relative(time, locale) ?? ""
  }

  /// The supported units, largest first, with their numbers in ICU.
  private static let units: [(unit: Calendar.Component, place: Int32)] = [
    (.year, 0), (.month, 2), (.weekOfMonth, 3), (.day, 4), (.hour, 5), (.minute, 6), (.second, 7),
  ]
}
