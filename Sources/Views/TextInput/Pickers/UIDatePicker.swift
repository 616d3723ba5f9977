// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A control for choosing a date, a time, both, or a duration.
///
/// It consists of wheels, a calendar, or fields that open one of them: see ``preferredDatePickerStyle``.
///
/// Differs from UIKit: on wheels, today is displayed by its date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  let choice = DateChoice()
  private(set) lazy var face: any DateFace = makeFace()
  private var isReady = false

  /// Creates a picker with the given frame and the current date.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker from an interface file; with any other coder, one of zero size with the current date.
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

  // MARK: Date

  /// The chosen date, clamped to ``minimumDate`` and ``maximumDate``, and rounded down as
  /// ``roundsToMinuteInterval`` specifies.
  ///
  /// Limits that contradict each other are ignored, as are all limits in the mode `countDownTimer`.
  open var date: Date {
    get { choice.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; with `animated`, wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    choice.set(date)
    show(animated: animated)
  }

  /// The duration of the countdown, in seconds.
  ///
  /// Set values are rounded down to a multiple of ``minuteInterval``, and clamped between one interval and a
  /// day less one interval. A later change of the interval does not change the duration. The user changes it
  /// only in the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { choice.duration }
    set {
      choice.set(duration: newValue)
      show(animated: false)
    }
  }

  /// Updates the view after the user's choice, and sends the control events if the value has changed.
  private func chose(another isOther: Bool) {
    show(animated: true)
    if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Options

  /// The mode: a date, a time, both, a month, or a duration.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      choice.mode = datePickerMode
      changed()
    }
  }

  /// The minimum date, or `nil` if there is none.
  open var minimumDate: Date? { didSet { limitsChanged() } }

  /// The maximum date, or `nil` if there is none.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// The interval between the offered minutes: a divisor of 60, at most 30.
  ///
  /// Other values are treated as 1.
  open var minuteInterval: Int {
    get { choice.minutes }
    set {
      choice.minutes = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      changed()
    }
  }

  /// Whether ``date`` itself is rounded down to ``minuteInterval``, not only the displayed value.
  open var roundsToMinuteInterval = true { didSet { choice.rounds = roundsToMinuteInterval } }

  /// The locale; if it is `nil`, the locale of the calendar applies if that was set, otherwise the user's
  /// locale.
  open var locale: Locale? { didSet { changed() } }

  /// The calendar, or `nil` for the user's calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! { didSet { changed() } }

  /// The time zone, or `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { changed() } }

  // MARK: Style

  /// The preferred style; `.automatic` is compact.
  ///
  /// Durations and months are always chosen on wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { changed() } }
  }

  /// The displayed style; never `.automatic`.
  ///
  /// For a time alone, `.inline` is displayed as wheels.
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
    // Differs from UIKit: an inline picker of only a time shows wheels.
    case .inline where datePickerMode != .time:
      return MonthFace(choice, hasTime: datePickerMode == .dateAndTime)
    default: return WheelFace(choice)
    }
  }

  /// The values whose change requires a new style view: the displayed style and the mode.
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

  /// Updates calendar, locale and time zone of the model.
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

  /// Sets the direction of a style view and its subviews to that of the picker.
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

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    (face as? CompactFace)?.isEnabled = isEnabled
    (face as? MonthFace)?.isEnabled = isEnabled
    guard face is WheelFace else { return }
    face.isUserInteractionEnabled = isEnabled
    face.alpha = isEnabled ? 1 : 0.4
  }
}
