// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The grid of days of a month, in which the user chooses one.
final class MonthGrid: UIControl {
  /// The maximum font size in a calendar, in points; not measured from UIKit.
  ///
  /// It fits seven numbers side by side, and one line of text above and below them.
  static let largest: CGFloat = 26

  private let choice: DateChoice
  private(set) var page: MonthPage
  private var labels: [DayLabel] = []
  private var pressed: Int?

  init(_ choice: DateChoice) {
    self.choice = choice
    page = MonthPage(of: choice.date, in: choice.calendar)
    super.init(frame: .zero)
    inputHandler = self
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// The handler of arrow keys.
  var onKey: (KeyEvent.Key) -> Bool = { _ in false }

  /// Displays the month that contains `date`.
  func turn(to date: Date) {
    let new = MonthPage(of: date, in: choice.calendar)
    guard new != page else { return }
    page = new
    rebuild()
  }

  /// Recreates the days.
  func rebuild() {
    for label in labels { label.removeFromSuperview() }
    let words = choice.words("d")
    words.dateFormat = "d"
    labels = (0..<page.count).map { index in
      let label = DayLabel(words.string(from: date(ofDay: index + 1)))
      addSubview(label)
      return label
    }
    showDays()
    setNeedsLayout()
  }

  /// Returns the date of a day in the displayed month, at the chosen time.
  func date(ofDay day: Int) -> Date {
    let start = choice.calendar.date(byAdding: .day, value: day - 1, to: page.start) ?? page.start
    return choice.time(on: start)
  }

  /// Updates the states of the days.
  func showDays() {
    let calendar = choice.calendar
    let now = Date()
    for (index, label) in labels.enumerated() {
      let date = date(ofDay: index + 1)
      label.look = DayLabel.Look(
        isChosen: calendar.isDate(date, inSameDayAs: choice.date),
        isToday: calendar.isDate(date, inSameDayAs: now),
        isOffered: isEnabled && choice.offers(.day, of: date), isPressed: pressed == index + 1)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
    for (index, label) in labels.enumerated() {
      label.size = min(wanted.pointSize, Self.largest)
      label.frame = frame(ofDay: index + 1)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of a day; there are always six rows, so that all months have the same height.
  func frame(ofDay day: Int) -> CGRect {
    let (row, column) = page.place(ofDay: day)
    let size = CGSize(width: bounds.width / 7, height: bounds.height / 6)
    return CGRect(
      x: CGFloat(isMirrored ? 6 - column : column) * size.width, y: CGFloat(row) * size.height,
      width: size.width, height: size.height)
  }

  private func day(at point: CGPoint) -> Int? {
    guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return nil }
    let column = min(6, Int(point.x / bounds.width * 7))
    return page.day(
      row: min(5, Int(point.y / bounds.height * 6)), column: isMirrored ? 6 - column : column)
  }

  // MARK: Selection

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(day(at: touch.location(in: self)))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(day(at: touch.location(in: self)))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let day = pressed
    press(nil)
    if let day, isTouchInside { choose(day) }
  }

  override func cancelTracking(with event: UIEvent?) { press(nil) }

  private func press(_ day: Int?) {
    let new = day.flatMap { choice.offers(.day, of: date(ofDay: $0)) ? $0 : nil }
    guard new != pressed else { return }
    pressed = new
    showDays()
  }

  private func choose(_ day: Int) {
    let date = date(ofDay: day)
    guard choice.offers(.day, of: date) else { return }
    choice.choose(date)
  }
}

extension MonthGrid {
  /// The days as accessibility elements.
  var dayParts: [AccessibilityPart] {
    let words = choice.words("EEEEMMMMd")
    return (1..<page.count + 1).map { day in
      let date = date(ofDay: day)
      var part = AccessibilityPart(
        role: .choiceItem, label: words.string(from: date), frame: frame(ofDay: day))
      part.states.isSelected = choice.calendar.isDate(date, inSameDayAs: choice.date)
      part.states.isDisabled = !isEnabled || !choice.offers(.day, of: date)
      part.position = AccessibilityPosition(day, of: page.count)
      return part
    }
  }
}

extension MonthGrid: InputHandling {
  func handleKey(_ event: KeyEvent) -> Bool { onKey(event.key) }
}
