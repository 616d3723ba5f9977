// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of formatters of durations and relative dates.
struct FormatterTests {
  private static func calendar(_ language: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private static func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = calendar(language)
    return formatter
  }

  @Test func `lists are joined in the words of their language`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(for: [1, 2]) == "1 and 2" && formatter.string(for: 1) == nil)
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, "x"]) == "1.0 and x")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: [2, 3]) == "2.0 und 3.0")
    #expect(ListFormatter.localizedString(byJoining: ["one"]) == "one")
    #expect(ListFormatter.localizedString(byJoining: []) == "")
  }

  @Test(
    arguments: [
      (.positional, "1:05:30"), (.abbreviated, "1h 5m 30s"), (.short, "1 hr, 5 min, 30 sec"),
      (.full, "1 hour, 5 minutes, 30 seconds"),
      (.spellOut, "one hour, five minutes, thirty seconds"), (.brief, "1hr 5min 30sec"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func `a time has a text in each style`(
    style: DateComponentsFormatter.UnitsStyle, text: String
  ) {
    #expect(Self.formatter(style).string(from: 3930) == text)
    #expect(Self.formatter(style).string(from: -3930) == "-" + text)
    let parts = DateComponents(hour: 1, minute: 5, second: 30)
    #expect(Self.formatter(style).string(from: parts) == text)
  }

  @Test(arguments: [
    ("ko_KR", "1시간 5분"), ("de_DE", "1 Stunde und 5 Minuten"), ("pl_PL", "1 godzina i 5 minut"),
  ])
  func `words are those of the language`(language: String, text: String) {
    #expect(Self.formatter(.full, language).string(from: 3900) == text)
  }

  @Test func `units that are not allowed count among smaller ones, and zeros go or stay`() {
    let formatter = Self.formatter(.positional)
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 3930) == "65:30")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 60) == "1 minute, 0 seconds")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "1 minute")
    #expect(formatter.string(from: 5) == "0 minutes, 5 seconds")
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 0) == "0 seconds")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func `days and months are those of the calendar, and the largest are enough`() {
    let formatter = Self.formatter(.full)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(45 * 86400 + 3600)
    #expect(formatter.string(from: start, to: end) == "1 month, 14 days, 1 hour")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: start, to: end) == "6 weeks, 3 days")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: start, to: end) == "6 weeks")
    #expect(formatter.string(for: 86400) == "1 day")
    #expect(formatter.string(for: "a day") == nil)
  }

  private static func relative(
    _ language: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar(language)
    formatter.locale = Locale(identifier: language)
    return formatter
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "3 hours ago", "in 2 weeks"),
    (.spellOut, "three hours ago", "in two weeks"), (.short, "3 hr. ago", "in 2 wk."),
    (.abbreviated, "3h ago", "in 2w"),
  ])
  func `a date is far from another`(
    style: RelativeDateTimeFormatter.UnitsStyle, past: String, future: String
  ) {
    let formatter = Self.relative()
    formatter.unitsStyle = style
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now - 3 * 3600 - 59, relativeTo: now) == past)
    #expect(formatter.localizedString(for: now + 15 * 86400, relativeTo: now) == future)
  }

  @Test func `days nearby have names if that is wanted`() {
    let formatter = Self.relative()
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 5)) == "tomorrow")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(Self.relative("ko_KR").localizedString(fromTimeInterval: -7300) == "2시간 전")
    #expect(Self.relative().string(for: Date().addingTimeInterval(90)) != nil)
    #expect(Self.relative().string(for: 90) == nil)
  }

  @Test func `strings can be made of nothing`() {
    let string = NSMutableString()
    string.append("a")
    #expect(string == "a")
  }

  @Test func `a device has no mode that saves power, and its warmth is not measured`() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }
}
