// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says how far a date is from another: `3 hours ago`, `tomorrow`.
///
/// The largest unit that is not zero counts, and what is left of smaller ones is not said.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days nearby have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric = 0
    /// `yesterday`.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// Whether days nearby have names; numeric at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; full at first.
  open var unitsStyle = UnitsStyle.full
  /// Where the text will stand, which decides about capital letters.
  open var formattingContext = Formatter.Context.unknown
  /// What counts days and months; the person's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Whose language is spoken; the person's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// A formatter of the person's language.
  public override init() { super.init() }

  /// Not possible: a formatter is set up in code.
  public required init?(coder: NSCoder) { nil }

  /// The text for the largest of the components that is not zero; of none, `now`.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = Self.units.map { (unit: $0.place, value: dateComponents.value(for: $0.unit) ?? 0) }
    let part = parts.first { $0.value != 0 } ?? (unit: 7, value: 0)
    return text(for: Double(part.value), unit: part.unit)
  }

  /// The text for a time that is `timeInterval` seconds from now, negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The text for `date`, seen from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(Self.units.map(\.unit))
    return localizedString(
      from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// The text for a date, seen from now; nil for what is no date.
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

  /// The units that are said, largest first, with their places in Unicode's list.
  private static let units: [(unit: Calendar.Component, place: Int32)] = [
    (.year, 0), (.month, 2), (.weekOfMonth, 3), (.day, 4), (.hour, 5), (.minute, 6), (.second, 7),
  ]
}
