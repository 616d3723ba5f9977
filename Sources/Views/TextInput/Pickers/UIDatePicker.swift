// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A control by which a person chooses a date, a time, both, or a time to count down.
///
/// It is wheels, a calendar, or fields that open one or the other: see ``preferredDatePickerStyle``.
///
/// Differs from UIKit: on wheels, today is shown by its date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  let choice = DateChoice()
  private(set) lazy var face: any DateFace = makeFace()
  private var isReady = false

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
    isReady = true
    choice.onChoice = { [weak self] in self?.chose(another: $0) }
    dressChoice()
    madeFor = faceKind
    addSubview(face)
  }

  // MARK: What is chosen

  /// The date that is chosen; between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { choice.date }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date; wheels turn to it when `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    choice.set(date)
    show(animated: animated)
  }

  /// The time to count down, in seconds: whole minutes from 1 minute to 23 hours and 59 minutes.
  ///
  /// Chosen only in the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { choice.duration }
    set {
      choice.set(duration: newValue)
      show(animated: false)
    }
  }

  /// A person chose.
  private func chose(another isOther: Bool) {
    show(animated: true)
    if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: How it is chosen

  /// What is chosen: a date, a time, both, or a time to count down.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      choice.mode = datePickerMode
      changed()
    }
  }

  /// The earliest date that can be chosen; nil: there is none.
  open var minimumDate: Date? { didSet { limitsChanged() } }

  /// The latest date that can be chosen; nil: there is none.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// From one minute to the next that is offered, in minutes: a divisor of 60, at most 30.
  ///
  /// Others are taken for 1.
  open var minuteInterval: Int {
    get { choice.minutes }
    set {
      choice.minutes = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      changed()
    }
  }

  /// Whether ``date`` is rounded down to ``minuteInterval``, not only what is shown.
  open var roundsToMinuteInterval = true { didSet { choice.rounds = roundsToMinuteInterval } }

  /// The words and orders; nil: the calendar's, then the person's.
  open var locale: Locale? { didSet { changed() } }

  /// The calendar; nil: the person's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! { didSet { changed() } }

  /// The time zone; nil: the calendar's.
  open var timeZone: TimeZone? { didSet { changed() } }

  // MARK: Style

  /// The style asked for: automatic ones are compact.
  ///
  /// Times to count down and months are chosen on wheels, whatever style is asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { changed() } }
  }

  /// The style shown: never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private func makeFace() -> any DateFace {
    switch datePickerStyle {
    case .compact:
      let face = CompactFace(choice)
      face.onOpening = { [weak self] in
        self?.sendActions(for: $0 ? .editingDidBegin : .editingDidEnd)
      }
      return face
    // Ours: of a time alone, wheels stay open.
    case .inline where datePickerMode != .time:
      return MonthFace(choice, hasTime: datePickerMode == .dateAndTime)
    default: return WheelFace(choice)
    }
  }

  /// What a face has to be made for.
  private var faceKind: [Int] { [datePickerStyle.rawValue, datePickerMode.rawValue] }
  private var madeFor: [Int] = []

  private func changed() {
    guard isReady else { return }
    dressChoice()
    if faceKind != madeFor {
      madeFor = faceKind
      face.removeFromSuperview()
      face = makeFace()
      addSubview(face)
      stateWasSet()
      setNeedsLayout()
    }
    face.rebuild()
    invalidateIntrinsicContentSize()
  }

  /// Tells the choice by which calendar and in which words.
  private func dressChoice() {
    var calendar = self.calendar ?? Calendar.current
    choice.locale = locale ?? self.calendar?.locale ?? services.environment.locale
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = choice.locale
    choice.calendar = calendar
  }

  private func limitsChanged() {
    (choice.least, choice.last) = (minimumDate, maximumDate)
    choice.set(choice.chosen)
    face.rebuild()
  }

  private func show(animated: Bool) {
    let before = face.wantedSize
    face.show(animated: animated)
    if face.wantedSize != before || datePickerStyle == .compact { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { face.wantedSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.wantedSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !(face is WheelFace) { hand(semanticContentAttribute, to: face) }
    face.frame = bounds
    (face as? CompactFace)?.stands = effectiveContentHorizontalAlignment
  }

  /// Has the parts of a face read in the direction of the picker.
  private func hand(_ direction: UISemanticContentAttribute, to view: UIView) {
    view.semanticContentAttribute = direction
    for inner in view.subviews { hand(direction, to: inner) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
      face.setNeedsLayout()
    }
  }

  /// Shows the state.
  package func stateWasSet() {
    (face as? CompactFace)?.isEnabled = isEnabled
    (face as? MonthFace)?.isEnabled = isEnabled
    guard face is WheelFace else { return }
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : 0.4
  }
}
