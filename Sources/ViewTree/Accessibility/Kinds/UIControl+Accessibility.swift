// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

// One conformance for all controls: a subclass can't have another one.
extension UIControl: AccessibilityDescribing {
  /// What the control is, shows, and is set to.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.button, isElement: true)
    defaults.states.isDisabled = !isEnabled
    defaults.traits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { defaults.traits.insert(.selected) }
    describe(&defaults)
    return defaults
  }

  private func describe(_ defaults: inout AccessibilityDefaults) {
    switch self {
    case let button as UIButton: button.describeButton(&defaults)
    case let field as UITextField: field.describeField(&defaults)
    case let control as UISwitch:
      defaults.role = .switch
      defaults.states.isChecked = control.isOn
      defaults.value = control.isOn ? "on" : "off"
      defaults.traits.insert(.toggleButton)
    case let slider as UISlider:
      defaults.beAdjustable(.slider)
      defaults.value = Self.percent(
        Double(slider.value - slider.minimumValue),
        of: Double(slider.maximumValue - slider.minimumValue))
    case let stepper as UIStepper:
      defaults.beAdjustable(.stepper)
      defaults.value =
        stepper.value == stepper.value.rounded()
        ? "\(Int(stepper.value))" : "\(stepper.value)"
    case let pages as UIPageControl:
      defaults.beAdjustable(.slider)
      if pages.numberOfPages > 0 {
        defaults.value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
      }
    case let segments as UISegmentedControl: segments.describeSegments(&defaults)
    case let row as MenuRow: row.describeRow(&defaults)
    default: break
    }
  }

  static func percent(_ part: Double, of whole: Double) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded())) %" : "0 %"
  }

  /// Raises or lowers what is set, and tells it, as a person's finger does.
  package func accessibilityAdjust(by steps: Int) {
    guard isEnabled else { return }
    switch self {
    case let slider as UISlider:
      let before = slider.value
      slider.value += Float(steps) * (slider.maximumValue - slider.minimumValue) / 10
      if slider.value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    case let stepper as UIStepper:
      let before = stepper.value
      stepper.value += Double(steps) * stepper.stepValue
      if stepper.value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    case let pages as UIPageControl:
      let before = pages.currentPage
      pages.currentPage += steps
      if pages.currentPage != before { sendActions(for: .valueChanged) }
    case let segments as UISegmentedControl: segments.choose(by: steps)
    default: break
    }
  }
}

extension AccessibilityDefaults {
  fileprivate mutating func beAdjustable(_ role: AccessibilityRole) {
    self.role = role
    traits.remove(.button)
    traits.insert(.adjustable)
  }
}

extension UIButton {
  fileprivate func describeButton(_ defaults: inout AccessibilityDefaults) {
    let words = [configuration?.title ?? currentTitle, configuration?.subtitle]
      .compactMap(\.self).filter { !$0.isEmpty }
    let image = configuration?.image ?? currentImage
    defaults.label = words.isEmpty ? image?.accessibilityWords : words.joined(separator: ", ")
    if changesSelectionAsPrimaryAction, menu == nil {
      defaults.role = .toggleButton
      defaults.states.isChecked = isSelected
    }
  }
}

extension UITextField {
  fileprivate func describeField(_ defaults: inout AccessibilityDefaults) {
    defaults.role = (self as? any FieldRoleNaming)?.fieldRole ?? .textField
    defaults.traits.remove(.button)
    defaults.label = placeholder
    if let text, !text.isEmpty {
      defaults.value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
  }
}

extension UISegmentedControl {
  fileprivate func describeSegments(_ defaults: inout AccessibilityDefaults) {
    defaults.isElement = false
    defaults.role = .choice
    defaults.traits = .none
    let frames = places
    defaults.parts = (0..<numberOfSegments).map { index in
      let words = titleForSegment(at: index) ?? imageForSegment(at: index)?.accessibilityWords
      let frame = frames.indices.contains(index) ? frames[index] : bounds
      var part = AccessibilityPart(role: .choiceItem, label: words, frame: frame)
      part.states.isSelected = index == selectedSegmentIndex
      part.states.isDisabled = !isEnabled || !isEnabledForSegment(at: index)
      part.position = AccessibilityPosition(index + 1, of: numberOfSegments)
      return part
    }
  }

  fileprivate func choose(by steps: Int) {
    let usable = (0..<numberOfSegments).filter(isEnabledForSegment(at:))
    guard !usable.isEmpty else { return }
    let place = usable.firstIndex(of: selectedSegmentIndex).map { $0 + steps } ?? 0
    guard usable.indices.contains(place), usable[place] != selectedSegmentIndex else { return }
    selectedSegmentIndex = usable[place]
    actionForSegment(at: selectedSegmentIndex)?.perform(for: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension MenuRow {
  fileprivate func describeRow(_ defaults: inout AccessibilityDefaults) {
    defaults.role = .menuItem
    defaults.states.isDisabled = !isChoosable
    defaults.states.isFocused = isHighlighted
    switch entry {
    case .action(let action, _):
      if action.state != .off { defaults.states.isChecked = action.state == .on }
    case .submenu: defaults.states.isExpanded = false
    case .title(let text):
      defaults.role = .heading
      defaults.label = text
    case .back, .waiting, .gap: break
    }
  }
}
