// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
public import ViewTree

/// A control by which a person chooses a date, a time, both, or a time to count down.
///
/// Differs from UIKit: always shown as wheels, whatever style is preferred, which
/// ``datePickerStyle`` says; today is shown by its date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  private let picker = UIPickerView()
  private lazy var wheels = DateWheels(of: self)

  /// A picker in `frame` that shows now.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A picker of no size that shows now.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIDatePicker.self)
  }

  private func setUp() {
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
  }

  // MARK: What is chosen

  private var chosen = Date()
  private var duration: TimeInterval = 60

  /// The date that is chosen; between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date; wheels turn to it when `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    show(animated: animated)
  }

  /// The time to count down, in seconds: whole minutes from 1 minute to 23 hours and 59 minutes.
  ///
  /// Chosen only in the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      guard !newValue.isNaN else { return }
      let step = Double(minutes) * 60
      let whole = (newValue / step).rounded(.down) * step
      duration = min(max(whole, step), 86_400 - step)
      show(animated: false)
    }
  }

  /// A person turned the wheels.
  func choose(_ date: Date, duration: TimeInterval) {
    let isOther = limited(date) != chosen || duration != self.duration
    chosen = limited(date)
    countDownDuration = duration
    show(animated: true)
    if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func limited(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    // Contradicting limits are not obeyed, as in UIKit.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  private func rounded(_ date: Date) -> Date {
    guard minutes > 1, datePickerMode == .time || datePickerMode == .dateAndTime else {
      return date
    }
    let calendar = shownCalendar
    let minute = calendar.component(.minute, from: date) % minutes
    let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
    return minute == 0
      ? date : calendar.date(byAdding: .minute, value: -minute, to: start) ?? date
  }

  // MARK: How it is chosen

  /// What is chosen: a date, a time, both, or a time to count down.
  open var datePickerMode = Mode.dateAndTime { didSet { changed(datePickerMode != oldValue) } }

  /// The earliest date that can be chosen; nil: there is none.
  open var minimumDate: Date? { didSet { limitsChanged() } }

  /// The latest date that can be chosen; nil: there is none.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// From one minute on the wheel to the next, in minutes: a divisor of 60, at most 30.
  ///
  /// Others are taken for 1.
  open var minuteInterval: Int {
    get { minutes }
    set {
      minutes = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      changed(true)
    }
  }
  private var minutes = 1

  /// Whether ``date`` is rounded down to ``minuteInterval``, not only what is shown.
  open var roundsToMinuteInterval = true

  /// The words and orders; nil: the calendar's, then the person's.
  open var locale: Locale? { didSet { changed(true) } }

  /// The calendar; nil: the person's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! { didSet { changed(true) } }

  /// The time zone; nil: the calendar's.
  open var timeZone: TimeZone? { didSet { changed(true) } }

  /// The style asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The style shown.
  ///
  /// Differs from UIKit: always wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  /// The calendar that the wheels count by.
  var shownCalendar: Calendar {
    var calendar = self.calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = shownLocale
    return calendar
  }

  var shownLocale: Locale { locale ?? calendar?.locale ?? Locale.current }

  private func changed(_ isChanged: Bool) {
    guard isChanged else { return }
    wheels.rebuild()
    picker.reloadAllComponents()
    show(animated: false)
  }

  private func limitsChanged() {
    chosen = limited(chosen)
    picker.reloadAllComponents()
    show(animated: false)
  }

  private func show(animated: Bool) {
    wheels.show(date, duration: duration, in: picker, animated: animated && surface != nil)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.intrinsicContentSize }

  private var isShown = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    if !isShown {
      isShown = true
      show(animated: false)
    }
  }

  /// Shows the state.
  package func stateWasSet() {
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : 0.4
  }
}
