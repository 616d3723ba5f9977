// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the modes and styles of date pickers, the appearance of page controls and switches, stack
/// distributions, and vibrancy effects.
@MainActor
@Suite("Kinds of values")
struct ValueKindTests {
  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    return picker
  }

  private func wheels(_ mode: UIDatePicker.Mode) -> Int? {
    picker(mode).subviews.lazy.compactMap { $0 as? UIPickerView }.first?.numberOfComponents
  }

  @Test func `the mode says how many wheels there are`() {
    expect(UIDatePicker().datePickerMode, equals: UIDatePicker.Mode.dateAndTime)
    // Hours, minutes and the half of the day; month, day and year; day and time.
    expect(wheels(.time) == 3 && wheels(.date) == 3 && wheels(.dateAndTime) == 4)
    expect(wheels(.countDownTimer) == 2 && wheels(.yearAndMonth) == 2)
    let all: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    expect(all.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `the style says what the picker looks like, where the mode can have it`() {
    expect(UIDatePicker().preferredDatePickerStyle, equals: UIDatePickerStyle.automatic)
    expect(picker(.date, .automatic).datePickerStyle, equals: .compact)
    expect(picker(.date, .inline).datePickerStyle, equals: .inline)
    expect(picker(.countDownTimer, .compact).datePickerStyle, equals: .wheels)
    expect(picker(.yearAndMonth, .inline).datePickerStyle, equals: .wheels)
    let heights = [UIDatePickerStyle.compact, .wheels, .inline].map {
      picker(.date, $0).intrinsicContentSize.height
    }
    expect(heights[0] < heights[1] && heights[1] < heights[2])
    expect(picker(.date, .compact).subviews.allSatisfy { !($0 is UIPickerView) })
    let all: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
    expect(all.map(\.rawValue), equals: Array(0...3))
  }

  private func pages(_ style: UIPageControl.BackgroundStyle) -> (UIPageControl, UIView?) {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    pages.numberOfPages = 5
    pages.backgroundStyle = style
    return (pages, pages.subviews.first)
  }

  @Test func `a plate is behind the dots always, never, or while a person goes along them`() {
    expect(UIPageControl().backgroundStyle, equals: UIPageControl.BackgroundStyle.automatic)
    func isSeen(_ style: UIPageControl.BackgroundStyle) -> [Bool] {
      let stage = Stage()
      let (pages, plate) = pages(style)
      stage.root.addSubview(pages)
      stage.wait(0.1)
      var seen = [plate?.isHidden == false]
      stage.pointer(.began, 70, 15)
      for x in stride(from: 75, through: 140, by: 5) { stage.pointer(.moved, CGFloat(x), 15) }
      seen.append(plate?.isHidden == false)
      stage.pointer(.ended, 140, 15)
      return seen
    }
    expect(isSeen(.automatic), equals: [false, true])
    expect(isSeen(.prominent) == [true, true] && isSeen(.minimal) == [false, false])
    let all: [UIPageControl.BackgroundStyle] = [.automatic, .prominent, .minimal]
    expect(all.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a press goes one page on, a drag goes along`() {
    let stage = Stage()
    let (pages, _) = pages(.automatic)
    stage.root.addSubview(pages)
    stage.wait(0.1)
    var states: [UIPageControl.InteractionState] = [pages.interactionState]
    stage.pointer(.began, 150, 15)
    states.append(pages.interactionState)
    for x in stride(from: 145, through: 60, by: -5) { stage.pointer(.moved, CGFloat(x), 15) }
    states.append(pages.interactionState)
    stage.pointer(.ended, 60, 15)
    states.append(pages.interactionState)
    expect(states, equals: [.none, .discrete, .continuous, .none])
    expect(states.map(\.rawValue), equals: [0, 1, 2, 0])
  }

  @Test func `the style of a switch is sliding`() {
    let toggle = UISwitch()
    expect(toggle.style, equals: .sliding)
    expect(toggle.intrinsicContentSize, equals: CGSize(width: 51, height: 31))
    expect([UISwitch.Style.automatic, .checkbox, .sliding].map(\.rawValue), equals: [0, 1, 2])
  }

  private final class Block: UIView {
    let width: CGFloat
    init(_ width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
  }

  @Test func `a stack shares its length among its views in five ways`() {
    func places(_ distribution: UIStackView.Distribution) -> [CGFloat] {
      let stack = UIStackView(arrangedSubviews: [Block(20), Block(40), Block(60)])
      if distribution == .fill {
        stack.arrangedSubviews[1].setContentHuggingPriority(.init(1), for: .horizontal)
      }
      stack.frame = CGRect(x: 0, y: 0, width: 240, height: 10)
      stack.distribution = distribution
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.flatMap { [$0.frame.minX, $0.frame.width] }
    }
    expect(UIStackView().distribution, equals: UIStackView.Distribution.fill)
    expect(places(.fill), equals: [0, 20, 20, 160, 180, 60])
    expect(places(.fillEqually), equals: [0, 80, 80, 80, 160, 80])
    expect(places(.fillProportionally), equals: [0, 40, 40, 80, 120, 120])
    expect(places(.equalSpacing), equals: [0, 20, 80, 40, 180, 60])
    // The middles stand at 10, 110 and 210.
    expect(places(.equalCentering), equals: [0, 20, 90, 40, 180, 60])
    let all: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    expect(all.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `what stands on glass has the colour of its style`() {
    let styles: [(UIVibrancyEffectStyle, UIColor)] = [
      (.label, .label), (.secondaryLabel, .secondaryLabel), (.tertiaryLabel, .tertiaryLabel),
      (.quaternaryLabel, .quaternaryLabel), (.fill, .systemFill),
      (.secondaryFill, .secondarySystemFill), (.tertiaryFill, .tertiarySystemFill),
      (.separator, .separator),
    ]
    let blur = UIBlurEffect(style: .regular)
    for (style, color) in styles {
      let pane = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      expect(pane.contentView.tintColor, equals: color, "\(style)")
    }
    expect(styles.map(\.0.rawValue), equals: Array(0...7))
    expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }

  @Test func `a progress bar is thinner in a bar`() {
    let heights = [UIProgressView.Style.default, .bar].map {
      UIProgressView(progressViewStyle: $0).frame.height
    }
    expect(heights[1] > 0 && heights[1] < heights[0])
    expect(UIProgressView().progressViewStyle, equals: .default)
    expect(UIProgressView.Style.bar.rawValue, equals: 1)
  }
}
