// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter of durations, such as `1:05:30` or `1 hour, 5 minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The style with numbers separated by colons, such as `1:05:30`.
    case positional = 0
    /// The style with the shortest unit names, such as `1h 5m`.
    case abbreviated
    /// The style with abbreviated unit names, such as `1 hr, 5 min`.
    case short
    /// The style with full unit names, such as `1 hour, 5 minutes`.
    case full
    /// The style with full unit names and spelled-out numbers, such as `one hour, five minutes`.
    case spellOut
    /// The style with abbreviated unit names without spaces before them, such as `1hr 5min`.
    case brief
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The behavior that omits leading zero units in `positional`, and all zero units in other styles.
    public static let `default` = Self(rawValue: 1 << 0)
    /// The behavior that omits zero units before the first unit that is not zero.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// The behavior that omits zero units between units that are not zero.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// The behavior that omits zero units after the last unit that is not zero.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// The behavior that omits all zero units; if all units are zero, the smallest one is written.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The behavior that omits no units, and writes numbers below ten with two digits in `positional`.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The style in which units are written; `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units to write; an empty set stands for years, months, days, hours, minutes and seconds.
  ///
  /// Years, months, weeks of a month, days, hours, minutes and seconds are supported.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is zero; the default depends on ``unitsStyle``.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar for days and months; `nil` for the Gregorian calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which days and months are counted; `nil` for 1 January 2001 in GMT.
  open var referenceDate: Date?
  /// The maximum number of units to write, the largest ones; 0 for all.
  open var maximumUnitCount = 0

  /// Creates a formatter for the user's language.
  public override init() { super.init() }

  /// Returns `nil`, because formatters cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text for `components`, or `nil` if there is none.
  ///
  /// The components are converted into ``allowedUnits``; a remainder smaller than the smallest of them is
  /// omitted.
  open func string(from components: DateComponents) -> String? {
    let start = self.start
    return counting.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text for `ti` seconds, or `nil` if that is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text for the time between two dates, with a minus sign if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = said
    let isNegative = endDate < startDate
    let found = counting.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    var parts = kept(units.map { Part(unit: $0, value: found.value(for: $0.component) ?? 0) })
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = unitsStyle == .positional ? positional(parts) : worded(parts)
    return text.map { isNegative ? "-\($0)" : $0 }
  }

  /// Returns the text for a number of seconds or for date components; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns the text for `components` with the default units and the default behavior for zero units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Components

  private struct Unit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    /// The name of the unit in Unicode's data.
    let name: String
  }

  private struct Part {
    let unit: Unit
    let value: Int
  }

  /// The supported units, largest first.
  private static let units = [
    Unit(flag: .year, component: .year, name: "year"),
    Unit(flag: .month, component: .month, name: "month"),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "week"),
    Unit(flag: .day, component: .day, name: "day"),
    Unit(flag: .hour, component: .hour, name: "hour"),
    Unit(flag: .minute, component: .minute, name: "minute"),
    Unit(flag: .second, component: .second, name: "second"),
  ]

  private var said: [Unit] {
    let allowed =
      allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.units.filter { allowed.contains($0.flag) }
  }

  private var counting: Calendar {
    var counting = calendar ?? Calendar(identifier: .gregorian)
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { counting.timeZone = zone }
    return counting
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// Returns the parts to write; the last one, if all are zero and omitted.
  private func kept(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let filled = parts.indices.filter { parts[$0].value != 0 }
    guard let first = filled.first, let last = filled.last else {
      return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1)
    }
    let kept = parts.indices.filter { place in
      if parts[place].value != 0 { return true }
      if place < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(place > last ? .dropTrailing : .dropMiddle)
    }
    return kept.map { parts[$0] }
  }

  // MARK: Formatting

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  private func positional(_ parts: [Part]) -> String? {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let digits = parts.enumerated().map { place, part in
      let text = String(part.value)
      return (isPadded || place > 0) && text.count < 2 ? "0\(text)" : text
    }
    return digits.isEmpty ? nil : digits.joined(separator: ":")
  }

  private func worded(_ parts: [Part]) -> String? {
    let texts = parts.compactMap { text(of: $0) }
    guard !texts.isEmpty, texts.count == parts.count else { return nil }
    return LocaleFormats.joined(texts, joint, locale)
  }

  /// The width for joining measures.
  private var joint: LocaleFormats.Width {
    switch unitsStyle {
    case .positional, .full, .spellOut: .wide
    case .short: .short
    case .abbreviated, .brief: .narrow
    }
  }

  private func text(of part: Part) -> String? {
    let width: LocaleFormats.Width = unitsStyle == .brief ? .short : joint
    guard let text = LocaleFormats.measure(part.value, part.unit.name, width, locale) else {
      return nil
    }
    switch unitsStyle {
    case .brief: return text.filter { !$0.isWhitespace }
    case .spellOut:
      let digits = text.filter(\.isWholeNumber)
      guard let range = text.range(of: digits),
        let words = LocaleFormats.spelled(part.value, locale)
      else { return text }
      return text.replacingCharacters(in: range, with: words)
    default: return text
    }
  }
}
