// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

@testable import MullionTextInput

/// Tests of calendars and wheels, compared with Foundation's calendar, and of the positions of detected
/// addresses in texts.
@MainActor
struct CalendarPartTests {
  private static func choice(_ seconds: TimeInterval, firstWeekday: Int = 1) -> DateChoice {
    let choice = DateChoice()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    calendar.firstWeekday = firstWeekday
    choice.calendar = calendar
    choice.locale = Locale(identifier: "en_US")
    choice.mode = .date
    choice.set(Date(timeIntervalSince1970: seconds))
    return choice
  }

  // MARK: MonthGrid

  @Test(arguments: [0.0, 951_782_400, 1_700_000_000, 1_735_650_000], [1, 2, 7])
  func `the days of a month stand in the columns of their weekdays`(
    seconds: TimeInterval, firstWeekday: Int
  ) {
    let choice = Self.choice(seconds, firstWeekday: firstWeekday)
    let (calendar, grid) = (choice.calendar, MonthGrid(choice))
    grid.frame = CGRect(x: 0, y: 0, width: 350, height: 300)
    let count = calendar.range(of: .day, in: .month, for: choice.date)?.count ?? 0
    expect(grid.page.count == count && grid.dayParts.count == count)
    for isMirrored in [false, true] {
      grid.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      var last = CGRect.null
      for day in 1...count {
        let date = grid.date(ofDay: day)
        expect(calendar.component(.day, from: date), equals: day)
        expect(calendar.isDate(date, equalTo: choice.date, toGranularity: .month))
        let column = (calendar.component(.weekday, from: date) - firstWeekday + 7) % 7
        let frame = grid.frame(ofDay: day)
        expect(frame.minX, equals: CGFloat(isMirrored ? 6 - column : column) * 50)
        expect(frame.size == CGSize(width: 50, height: 50) && grid.bounds.contains(frame))
        if day > 1 { expect(frame.minY, equals: last.minY + (column == 0 ? 50 : 0)) }
        last = frame
      }
    }
    let chosen = grid.dayParts.filter { $0.states.isSelected == true }
    expect(chosen.count, equals: 1)
  }

  @Test func `a month that is turned to shows its own days, and those out of range are disabled`()
    throws
  {
    let choice = Self.choice(0)
    let grid = MonthGrid(choice)
    let page = grid.page
    grid.turn(to: choice.date.addingTimeInterval(86_400))
    expect(grid.page, equals: page)
    grid.turn(to: choice.date.addingTimeInterval(35 * 86_400))
    expect(grid.page.count == 28 && grid.dayParts.allSatisfy { $0.states.isSelected != true })
    choice.least = grid.date(ofDay: 10)
    choice.last = grid.date(ofDay: 12)
    let offered = grid.dayParts.enumerated().filter { $1.states.isDisabled != true }.map(\.offset)
    expect(offered, equals: [9, 10, 11])
  }

  // MARK: DateWheels

  @Test(arguments: 0..<20)
  func `wheels that are turned to a date say its parts, and a chosen row is a part of the date`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let choice = Self.choice(Double.random(in: 0...2e9, using: &random))
    let wheels = DateWheels(of: choice)
    let picker = UIPickerView()
    picker.dataSource = wheels
    picker.delegate = wheels
    let formatter = DateFormatter()
    formatter.locale = choice.locale
    formatter.calendar = choice.calendar
    formatter.timeZone = choice.calendar.timeZone
    func shown() -> [String] {
      (0..<3).map { component in
        let row = picker.selectedRow(inComponent: component)
        return wheels.pickerView(picker, titleForRow: row, forComponent: component) ?? ""
      }
    }
    func parts() -> [String] {
      ["LLLL", "d", "y"].map { pattern in
        formatter.dateFormat = pattern
        return formatter.string(from: choice.date)
      }
    }
    expect(wheels.numberOfComponents(in: picker), equals: 3)
    wheels.show(choice.date, duration: 0, in: picker, animated: false)
    expect(shown(), equals: parts())
    for _ in 0..<10 {
      let component = Int.random(in: 0..<3, using: &random)
      let count = wheels.pickerView(picker, numberOfRowsInComponent: component)
      // The years in which all calendars of Foundation agree.
      let row = Int.random(in: component == 2 ? 1700..<2300 : 0..<count, using: &random)
      let title = wheels.pickerView(picker, titleForRow: row, forComponent: component)
      wheels.pickerView(picker, didSelectRow: row, inComponent: component)
      // A day that the month lacks is its last.
      if component != 1 { expect(parts()[component], equals: title) }
      wheels.show(choice.date, duration: 0, in: picker, animated: false)
      expect(shown(), equals: parts())
    }
  }

  @Test func `the wheels of a mode stand in the order of the locale`() {
    func wheels(_ mode: UIDatePicker.Mode, _ name: String) -> [DateWheel] {
      DateWheel.all(of: mode, in: Locale(identifier: name))
    }
    expect(wheels(.date, "en_US"), equals: [.month, .dayOfMonth, .year])
    expect(wheels(.date, "de_DE"), equals: [.dayOfMonth, .month, .year])
    expect(wheels(.date, "ja_JP"), equals: [.year, .month, .dayOfMonth])
    expect(wheels(.yearAndMonth, "en_US"), equals: [.month, .year])
    expect(wheels(.time, "en_US"), equals: [.hour(ofHalf: true), .minute, .half])
    expect(wheels(.time, "de_DE"), equals: [.hour(ofHalf: false), .minute])
    expect(wheels(.dateAndTime, "de_DE"), equals: [.day] + wheels(.time, "de_DE"))
    expect(wheels(.countDownTimer, "de_DE"), equals: [.hoursToCount, .minutesToCount])
  }

  // MARK: LinkScanner

  @Test(arguments: 0..<40)
  func `addresses are found where they stand among other words`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let addresses = [
      ("https://a.example/b?c=d#e", "https://a.example/b?c=d#e"),
      ("www.somewhere.zz/x", "http://www.somewhere.zz/x"), ("host.org", "http://host.org"),
      ("me@host.org", "mailto:me@host.org"), ("mailto:me@host.org", "mailto:me@host.org"),
      ("http://h.org/(a)", "http://h.org/(a)"),
    ]
    let others = [
      "word", "file.swift", "3.14", "a.b", "://", "no@", "@host.org", "-x.org", "etc.", "日本.語",
    ]
    var (text, wanted) = ("", [DetectedLink]())
    for _ in 0..<12 {
      if Bool.random(using: &random), let other = others.randomElement(using: &random) {
        text += other + " "
        continue
      }
      guard let (word, address) = addresses.randomElement(using: &random),
        let url = URL(string: address)
      else { continue }
      let (before, after) =
        [("", ""), ("(", ")"), ("", "."), ("", "),")]
        .randomElement(using: &random) ?? ("", "")
      text += before
      let start = text.utf16.count
      text += word
      wanted.append(DetectedLink(range: start..<text.utf16.count, url: url))
      text += after + " "
    }
    expect(LinkScanner(Array(text.utf16)).links(), equals: wanted, "\(text)")
  }
}
