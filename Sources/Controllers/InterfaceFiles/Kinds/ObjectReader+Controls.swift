// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionInterfaceDocuments
import MullionTextInput
import MullionViewTree

extension ObjectReader {
  /// Sets the properties that all controls have.
  func fillControl(_ control: UIControl) {
    flag("enabled") { control.isEnabled = $0 }
    flag("selected") { control.isSelected = $0 }
    flag("highlighted") { control.isHighlighted = $0 }
    choice("contentHorizontalAlignment", Self.across) { control.contentHorizontalAlignment = $0 }
    choice("contentVerticalAlignment", Self.down) { control.contentVerticalAlignment = $0 }
    flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = $0 }
    skip("toolTip")
    if let loaded = control as? any UISpringLoadedInteractionSupporting {
      flag("springLoaded") { loaded.isSpringLoaded = $0 }
    } else {
      skip("springLoaded")
    }
    fillView(control)
  }

  private static let across: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  private static let down: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  func fill(_ view: UISwitch) {
    flag("on") { view.isOn = $0 }
    color("onTintColor") { view.onTintColor = $0 }
    color("thumbTintColor") { view.thumbTintColor = $0 }
    skip("title", "preferredStyle", "onImage", "offImage")
    fillControl(view)
  }

  func fill(_ view: UISlider) {
    number("minValue") { view.minimumValue = Float($0) }
    number("maxValue") { view.maximumValue = Float($0) }
    number("value") { view.value = Float($0) }
    flag("continuous") { view.isContinuous = $0 }
    color("minimumTrackTintColor") { view.minimumTrackTintColor = $0 }
    color("maximumTrackTintColor") { view.maximumTrackTintColor = $0 }
    color("thumbTintColor") { view.thumbTintColor = $0 }
    image("minimumValueImage") { view.minimumValueImage = $0 }
    image("maximumValueImage") { view.maximumValueImage = $0 }
    leaveOut("preferredBehavioralStyle")
    fillControl(view)
  }

  func fill(_ view: UISegmentedControl) {
    for segment in child("segments")?.children ?? [] {
      let said = inner(segment)
      let index = view.numberOfSegments
      // A segment with an image also has an empty title.
      let title = said.text("title")
      if let image = said.image("image") {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: title ?? "", at: index, animated: false)
      }
      said.number("width") { view.setWidth($0, forSegmentAt: index) }
      said.flag("enabled") { view.setEnabled($0, forSegmentAt: index) }
      if let offset = said.child(key: "contentOffset")?.size {
        view.setContentOffset(offset, forSegmentAt: index)
      }
      said.skip("segment")
      said.reportUnread()
    }
    integer("selectedSegmentIndex") {
      if $0 < view.numberOfSegments { view.selectedSegmentIndex = max($0, -1) }
    }
    flag("momentary") { view.isMomentary = $0 }
    flag("apportionsSegmentWidthsByContent") { view.apportionsSegmentWidthsByContent = $0 }
    color("selectedSegmentTintColor") { view.selectedSegmentTintColor = $0 }
    skip("segmentControlStyle")
    fillControl(view)
  }

  func fill(_ view: UIStepper) {
    number("minimumValue") { view.minimumValue = Double($0) }
    number("maximumValue") { view.maximumValue = Double($0) }
    number("stepValue") { if $0 > 0 { view.stepValue = Double($0) } }
    number("value") { view.value = Double($0) }
    flag("continuous") { view.isContinuous = $0 }
    flag("autorepeat") { view.autorepeat = $0 }
    flag("wraps") { view.wraps = $0 }
    fillControl(view)
  }

  func fill(_ view: UIProgressView) {
    choice("progressViewStyle", ["default": .default, "bar": .bar]) { view.progressViewStyle = $0 }
    number("progress") { view.progress = Float($0) }
    color("progressTintColor") { view.progressTintColor = $0 }
    color("trackTintColor") { view.trackTintColor = $0 }
    leaveOut("progressImage", "trackImage")
    fillView(view)
  }

  func fill(_ view: UIActivityIndicatorView) {
    choice(
      "style",
      [
        "medium": .medium, "large": .large, "gray": .gray, "white": .white,
        "whiteLarge": .whiteLarge,
      ]
    ) { view.style = $0 }
    color("color") { view.color = $0 }
    flag("hidesWhenStopped") { view.hidesWhenStopped = $0 }
    fillView(view)
    flag("animating") { if $0 { view.startAnimating() } }
  }

  func fill(_ view: UIPageControl) {
    integer("numberOfPages") { view.numberOfPages = min($0, Self.mostPages) }
    integer("currentPage") { view.currentPage = $0 }
    flag("hidesForSinglePage") { view.hidesForSinglePage = $0 }
    color("pageIndicatorTintColor") { view.pageIndicatorTintColor = $0 }
    color("currentPageIndicatorTintColor") { view.currentPageIndicatorTintColor = $0 }
    choice(
      "backgroundStyle",
      ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
    ) { view.backgroundStyle = $0 }
    image("preferredIndicatorImage") { view.preferredIndicatorImage = $0 }
    flag("allowsContinuousInteraction") { view.allowsContinuousInteraction = $0 }
    skip("defersCurrentPageDisplay")
    fillControl(view)
  }

  /// The maximum number of pages of a page control that a file can specify.
  private static let mostPages = 10_000

  func fill(_ view: UIDatePicker) {
    choice(
      "datePickerMode",
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
    ) { view.datePickerMode = $0 }
    choice(
      "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    ) { view.preferredDatePickerStyle = $0 }
    integer("minuteInterval") {
      if (1...30).contains($0), 60 % $0 == 0 { view.minuteInterval = $0 }
    }
    if let date = date("minimumDate") { view.minimumDate = date }
    if let date = date("maximumDate") { view.maximumDate = date }
    if flag("useCurrentDate") != true, let date = date("date") { view.date = date }
    if let locale = child(key: "locale")?["localeIdentifier"] {
      view.locale = Locale(identifier: locale)
    }
    number("countDownDuration") { view.countDownDuration = TimeInterval($0) }
    if let zone = child(key: "timeZone")?["name"].flatMap(TimeZone.init(identifier:)) {
      view.timeZone = zone
    }
    skip("date")
    fillControl(view)
  }

  private func date(_ key: String) -> Date? {
    child(key: key)?.number("timeIntervalSinceReferenceDate")
      .map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
  }

  func fill(_ view: UIRefreshControl) {
    color("tintColor") { view.tintColor = $0 }
    if let title = attributedText("attributedTitle") { view.attributedTitle = title }
    fillControl(view)
  }
}
