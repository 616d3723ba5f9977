// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// The role, the texts and the states of a view in an inspection.
@MainActor
struct ElementWords {
  /// The parts of a view that are elements of their own.
  enum Inside {
    case all
    /// Only those that the user can act on; texts are merged into the view's own.
    case usable
    case none
  }

  var role: String
  var text: String?
  var value: String?
  var states: [String] = []
  /// Whether the user can act on the view.
  var isUsable = false
  /// Whether the view is an element.
  var isListed = true
  var inside = Inside.all
  /// The subviews that are not read.
  private var skipped: [UIView] = []

  /// Describes a view whose accessibility element is `node`, if it has one.
  init(_ view: UIView, _ node: AccessibilityNode?) {
    role = ""
    if let element = view as? UICollectionReusableView, let attributes = element.appliedAttributes {
      take(element, attributes, node)
      return
    }
    let kind = ViewKind(view)
    role = Self.role(kind.name)
    switch view {
    case let field as UITextField: take(field, node)
    case let text as UITextView: take(text, node)
    case let scrollView as UIScrollView: take(scrollView, node)
    case let control as UIControl where kind.isUsed: take(control, kind, node)
    case is UINavigationBar, is UIToolbar, is UITabBar:
      inside = .usable
      text = view is UINavigationBar ? ShownTexts.joined(in: view) : nil
    default: take(plain: view, kind, node)
    }
    let isSwitch = view is UISwitch
    for word in node?.states.words ?? [] where !states.contains(word) {
      if !isSwitch || word != "checked" && word != "unchecked" { states.append(word) }
    }
  }

  /// Returns whether the subviews of the view contain `subview`, and it is read.
  func reads(_ subview: UIView) -> Bool { !skipped.contains { $0 === subview } }

  private static func role(_ name: String) -> String {
    switch name {
    case "table view": "table"
    case "collection view": "collection"
    case "scroll view": "scroll"
    default: name.replacing(" ", with: "-")
    }
  }

  private mutating func take(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ node: AccessibilityNode?
  ) {
    role = ElementName(attributes.representedElementKind, at: attributes.indexPath).kind
    inside = .usable
    switch attributes.representedElementCategory {
    case .cell: isUsable = true
    case .supplementaryView: break
    case .decorationView: isListed = false
    }
    let own = [element.asShell?.spokesman?.accessibilityLabel, element.accessibilityLabel]
    text =
      own.compactMap(\.self).first { !$0.isEmpty } ?? ShownTexts.joined(in: element)
      ?? node?.label.flatMap { $0.isEmpty ? nil : $0 }
    if attributes.representedElementCategory == .supplementaryView, text == nil {
      isListed = element.subviews.contains { !$0.isHidden }
    }
    states = node?.states.words ?? []
    if (element as? UICollectionViewCell)?.isSelected == true, !states.contains("selected") {
      states.append("selected")
    }
  }

  // MARK: Views

  private mutating func take(_ field: UITextField, _ node: AccessibilityNode?) {
    let content = field.text ?? ""
    let placeholder = field.placeholder.flatMap { $0.isEmpty ? nil : $0 }
    text = field.accessibilityLabel ?? placeholder
    if !content.isEmpty {
      value = field.isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    }
    isUsable = true
    if field.isSecureTextEntry { states.append("secure") }
    if !field.isEnabled { states.append("disabled") }
    skipped = field.textParts
    inside = .usable
  }

  private mutating func take(_ view: UITextView, _ node: AccessibilityNode?) {
    text = view.accessibilityLabel
    let content = view.text ?? ""
    if !content.isEmpty {
      value = view.isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    }
    isUsable = view.isEditable || view.isSelectable
    if view.isEditable { states.append("editable") }
    skipped = view.textParts
    inside = .usable
  }

  private mutating func take(_ view: UIScrollView, _ node: AccessibilityNode?) {
    let isList = view is UICollectionView || view is UITableView
    if view is UICollectionView { role = "collection" }
    text = view.accessibilityLabel
    isUsable = isList || ScrollRange(view).canScroll
    isListed = isUsable || view.accessibilityIdentifier != nil
    // A table shows its rows with a collection view of its own.
    if let rows = view as? UICollectionView, ElementIdentity.table(around: rows) != nil {
      isListed = false
    }
  }

  private mutating func take(_ control: UIControl, _ kind: ViewKind, _ node: AccessibilityNode?) {
    isUsable = true
    let own = [node?.label, control.accessibilityLabel].compactMap(\.self).first { !$0.isEmpty }
    states = kind.values.filter { !$0.hasPrefix("\"") && !$0.hasPrefix("[") }
    switch control {
    case is UISegmentedControl:
      text = own
      states = control.isEnabled ? [] : ["disabled"]
      inside = .none
    case is UISwitch:
      text = own
      inside = .none
    case is UISlider, is UIStepper, is UIPageControl, is UIDatePicker:
      text = own
      value = kind.values.first
      states = Array(kind.values.dropFirst())
      inside = control is UIDatePicker ? .usable : .none
    default:
      text = own ?? ShownTexts.joined(in: control) ?? ShownTexts.imageName(in: control)
      inside = .usable
    }
  }

  private mutating func take(plain view: UIView, _ kind: ViewKind, _ node: AccessibilityNode?) {
    let label = node?.label ?? view.accessibilityLabel
    switch view {
    case let view as UILabel:
      text = view.text.flatMap { $0.isEmpty ? nil : $0 } ?? label
      isListed = text != nil
      inside = .none
    case is UIImageView where kind.name == "image":
      text = label ?? kind.values.first
      states = Array(kind.values.dropFirst())
    case is UIProgressView, is UIActivityIndicatorView, is UIPickerView:
      text = label
      states = kind.values
      isUsable = view is UIPickerView
      inside = .none
    default:
      let isOfLibrary = ViewClass.of(view).isOfLibrary
      text = label
      if role == "view", !isOfLibrary { role = "view \(ViewName.of(view))" }
      isListed =
        (isOfLibrary ? view is UISearchBar : role != "view")
        || view.accessibilityIdentifier != nil || label != nil
    }
    isUsable =
      isUsable || kind.values.contains("tappable")
      || node?.actions.contains { if case .scroll = $0 { false } else { true } } == true
    isListed = isListed || isUsable
    let gestures = Self.gestures(of: view)
    if !gestures.isEmpty {
      states += gestures
      (isUsable, isListed) = (true, true)
    }
  }

  /// Returns the words for the enabled gesture recognizers of a view of the application.
  private static func gestures(of view: UIView) -> [String] {
    guard !ViewClass.of(view).isOfLibrary || type(of: view) == UIView.self,
      let recognizers = view.gestureRecognizers
    else { return [] }
    var words: [String] = []
    for recognizer in recognizers where recognizer.isEnabled {
      let word: String? =
        switch recognizer {
        case is UITapGestureRecognizer: "taps"
        case is UILongPressGestureRecognizer: "holds"
        case is UIPanGestureRecognizer: "drags"
        case is UISwipeGestureRecognizer: "swipes"
        default: nil
        }
      if let word, !words.contains(word) { words.append(word) }
    }
    return words
  }
}
