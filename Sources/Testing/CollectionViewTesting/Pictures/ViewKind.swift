// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionControls
import MullionTextInput
import MullionViewTree
import UIKit

/// The name of a view in text snapshots, with its contents or state.
@MainActor
struct ViewKind {
  /// A selection of the subviews that are listed.
  enum Inner {
    case all
    case none
    case allBut([UIView])
  }

  /// The kind of view, in a word or two.
  let name: String
  /// The contents or the state.
  var values: [String] = []
  /// The subviews that are listed.
  var inner = Inner.all
  /// Whether the view is listed even if it draws nothing, because it is interactive.
  var isUsed = false
  /// Whether the texts and images that the view draws are among the values.
  var tellsContents = false
  /// Whether the title or image in the centre can represent the whole view.
  var hasMiddle = false

  /// Determines the kind of `view`.
  init(_ view: UIView) {
    switch view {
    case let view as UIControl where !Self.isSign(view): self.init(control: view)
    case let label as UILabel:
      self.init("label", [label.text ?? ""].filter { !$0.isEmpty }.map(ElementLine.quoted))
      tellsContents = true
    case let image as UIImageView:
      let words = Self.words(of: image)
      self.init(words.isEmpty ? "view" : "image", words)
      tellsContents = true
    case let bar as UINavigationBar: self.init("navigation bar", used: bar)
    case let bar as UIToolbar: self.init("toolbar", used: bar)
    case let bar as UITabBar: self.init("tab bar", used: bar)
    case let bar as UISearchBar: self.init("search bar", used: bar)
    case let scrollView as UIScrollView: self.init(scrollView: scrollView)
    default: self.init(plain: view)
    }
  }

  private init(_ name: String, _ values: [String] = [], used view: UIView? = nil) {
    self.name = name
    self.values = values
    isUsed = view != nil
  }

  private init(plain view: UIView) {
    switch view {
    case let progress as UIProgressView:
      self.init("progress", [NumberText.text(CGFloat(progress.progress))], used: view)
      inner = .none
    case let wheel as UIActivityIndicatorView:
      self.init("activity", wheel.isAnimating ? [] : ["stopped"], used: view)
      inner = .none
    case let picker as UIPickerView:
      self.init("picker", Self.rows(of: picker), used: view)
      inner = .none
    case let effect as UIVisualEffectView where effect.effect is UIBlurEffect:
      self.init("blur", used: view)
    default:
      self.init(ViewClass.of(view).isGlyph ? "glyph" : "view")
      if name == "glyph" {
        inner = .none
        isUsed = true
      } else if Self.takesTaps(view) {
        isUsed = true
        values = ["tappable"]
      }
    }
  }

  private init(scrollView: UIScrollView) {
    switch scrollView {
    case let text as UITextView:
      self.init("text view", [ElementLine.quoted(text.text ?? "")], used: scrollView)
      if text.isFirstResponder { values.append("editing") }
      inner = .allBut(text.textParts)
    case is UITableView: self.init("table view")
    default:
      let offset = scrollView.contentOffset
      self.init("scroll view")
      guard !ViewClass.of(scrollView).isOurs else { return }
      isUsed = true
      values = [
        "content \(NumberText.size(scrollView.contentSize))",
        "offset \(NumberText.text(offset.x)) \(NumberText.text(offset.y))",
      ]
    }
  }

  /// The controls whose parts are not listed.
  private static let closed: Set = [
    "switch", "slider", "stepper", "segments", "pages", "date picker", "refresh",
  ]

  private init(control: UIControl) {
    switch control {
    case let field as UITextField:
      self.init(field is UISearchTextField ? "search field" : "field", Self.words(of: field))
      inner = .allBut(field.textParts)
    case is UIButton: self.init("button")
    case let control as UISwitch: self.init("switch", [control.isOn ? "on" : "off"])
    case let slider as UISlider:
      self.init("slider", [NumberText.text(CGFloat(slider.value))])
    case let stepper as UIStepper:
      self.init("stepper", [NumberText.text(CGFloat(stepper.value))])
    case let segments as UISegmentedControl: self.init("segments", Self.words(of: segments))
    case let pages as UIPageControl:
      self.init("pages", ["\(pages.currentPage + 1) of \(pages.numberOfPages)"])
    case let picker as UIDatePicker: self.init("date picker", [Self.words(of: picker)])
    case let refresh as UIRefreshControl:
      self.init("refresh", refresh.isRefreshing ? ["refreshing"] : [])
    default: self.init(ViewClass.of(control).isOurs ? "button" : "control")
    }
    if Self.closed.contains(name) || ViewClass.of(control).isGlyph { inner = .none }
    isUsed = true
    hasMiddle = name == "button" || name == "control"
    if !control.isEnabled { values.append("disabled") }
    if control.isSelected { values.append("selected") }
    if control.isHighlighted { values.append("highlighted") }
  }

  /// Returns whether `view` is listed as a part of this one.
  func lists(_ view: UIView) -> Bool {
    switch inner {
    case .all: true
    case .none: false
    case .allBut(let parts): !parts.contains { $0 === view }
    }
  }

  // MARK: Values

  private static func words(of view: UIImageView) -> [String] {
    guard let image = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image else {
      return view.isAnimating ? ["animating"] : []
    }
    return [image.givenName]
      + [words(of: view.contentMode, image, in: view.bounds)]
      .compactMap(\.self)
  }

  /// Returns the word for the content mode of an image if it is visible; `nil` if the image is whole and in
  /// proportion.
  private static func words(
    of mode: UIView.ContentMode, _ image: UIImage, in bounds: CGRect
  ) -> String? {
    let size = image.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let isInProportion =
      abs(size.width * bounds.height - size.height * bounds.width)
      < 0.01 * size.width * bounds.height
    switch mode {
    case .scaleAspectFit: return nil
    case .scaleToFill, .redraw:
      return isInProportion || image.manner.capInsets != nil ? nil : "stretched"
    case .scaleAspectFill: return isInProportion ? nil : "cropped"
    case .center: return size == bounds.size ? nil : "centred"
    case .top: return "at the top"
    case .bottom: return "at the bottom"
    case .left: return "at the left"
    case .right: return "at the right"
    case .topLeft: return "at the top left"
    case .topRight: return "at the top right"
    case .bottomLeft: return "at the bottom left"
    case .bottomRight: return "at the bottom right"
    }
  }

  private static func words(of field: UITextField) -> [String] {
    let state = field.isFirstResponder ? ["editing"] : []
    if let text = field.text, !text.isEmpty {
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      return [ElementLine.quoted(shown)] + state
    }
    guard let placeholder = field.placeholder, !placeholder.isEmpty else { return state }
    return ["placeholder \(ElementLine.quoted(placeholder))"] + state
  }

  private static func words(of segments: UISegmentedControl) -> [String] {
    (0..<segments.numberOfSegments).map { index in
      let title = segments.titleForSegment(at: index).map(ElementLine.quoted)
      let name = title ?? segments.imageForSegment(at: index)?.givenName ?? "nothing"
      return index == segments.selectedSegmentIndex ? "[\(name)]" : name
    }
  }

  private static func words(of picker: UIDatePicker) -> String {
    if picker.datePickerMode == .countDownTimer {
      return "\(NumberText.text(CGFloat(picker.countDownDuration))) seconds"
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = picker.timeZone ?? picker.calendar?.timeZone ?? .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    func text(_ part: Int?) -> String { (part ?? 0) < 10 ? "0\(part ?? 0)" : "\(part ?? 0)" }
    let day = "\(parts.year ?? 0)-\(text(parts.month))-\(text(parts.day))"
    let time = "\(text(parts.hour)):\(text(parts.minute))"
    return switch picker.datePickerMode {
    case .date: day
    case .time: time
    default: "\(day) \(time)"
    }
  }

  private static func rows(of picker: UIPickerView) -> [String] {
    (0..<picker.numberOfComponents).map { component in
      let row = picker.selectedRow(inComponent: component)
      let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
      return title.map(ElementLine.quoted) ?? "row \(row)"
    }
  }

  // MARK: Classes

  /// Returns whether a control is a mere container, as cell accessories without an action are.
  private static func isSign(_ view: UIView) -> Bool {
    ViewClass.of(view).isAccessory && !view.isAccessibilityElement
  }

  private static func takesTaps(_ view: UIView) -> Bool {
    guard !ViewClass.of(view).isOurs, !(view is UICollectionReusableView),
      !(view is UITableViewCell)
    else { return false }
    return view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer }
      ?? false
  }
}
