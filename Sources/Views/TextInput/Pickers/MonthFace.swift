// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The calendar style of a date picker: a month below its name; a press on the name opens wheels of months
/// and years.
///
/// In a mode with a time, the time is displayed below the month.
///
/// ```
/// November 2026 >        <   >
///  SUN MON TUE WED THU FRI SAT
///   1   2   3   4   5   6   7
///            ...
///  Time                9:41 AM
/// ```
final class MonthFace: UIView, DateFace {
  /// Lengths in points; not measured from UIKit.
  private enum Metrics {
    static let size = CGSize(width: 320, height: 328)
    static let inset: CGFloat = 16
    static let top: CGFloat = 8
    static let header: CGFloat = 40
    static let weekdays: CGFloat = 20
    static let time: CGFloat = 48
    static let arrow: CGFloat = 44
  }

  private let choice: DateChoice
  private let hasTime: Bool
  private let title = MonthTitle()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private let grid: MonthGrid
  private let timeLabel = UILabel()
  private let time: CompactFace
  private let timeChoice = DateChoice()
  private var months: WheelFace?
  private let shown = DateChoice()

  init(_ choice: DateChoice, hasTime: Bool) {
    self.choice = choice
    self.hasTime = hasTime
    grid = MonthGrid(choice)
    time = CompactFace(timeChoice, largest: MonthGrid.largest)
    super.init(frame: .zero)
    setUp()
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    title.addAction(
      UIAction { [weak self] _ in self?.switchWheels() }, for: .primaryActionTriggered)
    for (button, step, words) in [(back, -1, "Previous Month"), (forward, 1, "Next Month")] {
      button.setImage(
        UIImage(
          systemName: step < 0 ? "chevron.backward" : "chevron.forward",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)),
        for: .normal)
      button.accessibilityLabel = words
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
    }
    timeLabel.text = "Time"
    timeLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: MonthGrid.largest)
    timeLabel.adjustsFontForContentSizeCategory = true
    for view in [title, back, forward, grid] as [UIView] { addSubview(view) }
    if hasTime { for view in [timeLabel, time] as [UIView] { addSubview(view) } }
    grid.onKey = { [weak self] in self?.take($0) ?? false }
    timeChoice.onChoice = { [weak self] _ in self?.choseTime() }
    shown.onChoice = { [weak self] _ in self?.choseMonth() }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.handlers.append(
        (0, { [weak self] in if $0.state == .ended { self?.swiped(direction) } }))
      addGestureRecognizer(swipe)
    }
  }

  /// Whether the calendar is enabled.
  var isEnabled = true {
    didSet {
      for control in [title, back, forward, grid] as [UIControl] { control.isEnabled = isEnabled }
      time.isEnabled = isEnabled
      showArrows()
    }
  }

  // MARK: Display

  var wantedSize: CGSize {
    CGSize(
      width: Metrics.size.width, height: Metrics.size.height + (hasTime ? Metrics.time : 0))
  }

  func rebuild() {
    for view in weekdays { view.removeFromSuperview() }
    let (names, calendar) = (choice.words("d"), choice.calendar)
    let short: [String] = names.shortStandaloneWeekdaySymbols
    weekdays = (0..<7).map { index in
      let label = UILabel()
      label.text = short[(index + calendar.firstWeekday - 1) % short.count]
        .uppercased(with: choice.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = .alignCenters
      addSubview(label)
      return label
    }
    shown.set(choice.date)
    grid.turn(to: choice.date)
    grid.rebuild()
    dressTwins()
    showMonth()
    setNeedsLayout()
  }

  /// Copies locale, calendar and limits of the date to the choices of month and time.
  private func dressTwins() {
    for (twin, mode) in [(shown, UIDatePicker.Mode.yearAndMonth), (timeChoice, .time)] {
      twin.mode = mode
      (twin.calendar, twin.locale) = (choice.calendar, choice.locale)
      (twin.least, twin.last) = (choice.least, choice.last)
      twin.minutes = choice.minutes
      twin.rounds = choice.rounds
    }
    timeChoice.set(choice.chosen)
    months?.rebuild()
    time.rebuild()
  }

  func show(animated: Bool) {
    grid.turn(to: choice.date)
    shown.set(choice.date)
    months?.show(animated: animated)
    timeChoice.set(choice.chosen)
    time.show(animated: animated)
    grid.showDays()
    showMonth()
  }

  private func showMonth() {
    let words = choice.words("LLLLy").string(from: grid.page.start)
    let isOpen = months != nil
    title.text = words
    title.isOpen = isOpen
    back.isHidden = isOpen
    forward.isHidden = isOpen
    grid.isHidden = isOpen
    for label in weekdays { label.isHidden = isOpen }
    showArrows()
    setNeedsLayout()
  }

  private func showArrows() {
    back.isEnabled = isEnabled && offersMonth(-1)
    forward.isEnabled = isEnabled && offersMonth(1)
  }

  private func offersMonth(_ step: Int) -> Bool {
    choice.calendar.date(byAdding: .month, value: step, to: grid.page.start)
      .map { choice.offers(.month, of: $0) } ?? false
  }

  // MARK: Navigation

  private func turn(by step: Int) {
    guard offersMonth(step),
      let month = choice.calendar.date(byAdding: .month, value: step, to: grid.page.start)
    else { return }
    grid.turn(to: month)
    shown.set(month)
    showMonth()
  }

  private func swiped(_ direction: UISwipeGestureRecognizer.Direction) {
    guard isEnabled, months == nil else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn(by: (direction == .left) != isMirrored ? 1 : -1)
  }

  private func switchWheels() {
    if let months {
      months.removeFromSuperview()
      self.months = nil
    } else {
      shown.set(grid.page.start)
      let wheels = WheelFace(shown, mode: .yearAndMonth)
      months = wheels
      addSubview(wheels)
    }
    showMonth()
  }

  private func choseMonth() {
    grid.turn(to: shown.date)
    showMonth()
  }

  private func choseTime() { choice.choose(timeChoice.chosen) }

  /// Handles a key: moves to an adjacent day, or by a week or a month.
  func take(_ key: KeyEvent.Key) -> Bool {
    if let months { return months.take(key) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key {
    case .left: go(.day, isMirrored ? 1 : -1)
    case .right: go(.day, isMirrored ? -1 : 1)
    case .up: go(.day, -7)
    case .down: go(.day, 7)
    case .pageUp: go(.month, -1)
    case .pageDown: go(.month, 1)
    default: return false
    }
    return true
  }

  private func go(_ component: Calendar.Component, _ count: Int) {
    guard isEnabled,
      let day = choice.calendar.date(byAdding: component, value: count, to: choice.chosen),
      choice.offers(.day, of: day)
    else { return }
    choice.choose(day)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let foot = hasTime ? Metrics.time : 0
    let arrows = bounds.width - Metrics.inset / 2 - 2 * Metrics.arrow
    let wanted = title.intrinsicContentSize.width
    put(
      title,
      CGRect(
        x: Metrics.inset, y: Metrics.top, width: min(wanted, arrows - Metrics.inset),
        height: Metrics.header))
    for (index, button) in [back, forward].enumerated() {
      put(
        button,
        CGRect(
          x: arrows + CGFloat(index) * Metrics.arrow, y: Metrics.top, width: Metrics.arrow,
          height: Metrics.header))
    }
    let side = Metrics.inset / 2
    let width = (bounds.width - 2 * side) / 7
    let top = Metrics.top + Metrics.header
    for (index, label) in weekdays.enumerated() {
      put(
        label,
        CGRect(x: side + CGFloat(index) * width, y: top, width: width, height: Metrics.weekdays))
    }
    let days = top + Metrics.weekdays
    grid.frame = CGRect(
      x: side, y: days, width: bounds.width - 2 * side,
      height: max(0, bounds.height - foot - days - side))
    months?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - foot - top))
    guard hasTime else { return }
    let line = CGRect(
      x: Metrics.inset, y: bounds.height - foot, width: bounds.width - 2 * Metrics.inset,
      height: foot)
    let fields = time.wantedSize.width
    put(
      timeLabel,
      CGRect(x: line.minX, y: line.minY, width: max(0, line.width - fields), height: foot))
    put(time, CGRect(x: line.maxX - fields, y: line.minY, width: fields, height: foot))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showMonth()
  }
}
