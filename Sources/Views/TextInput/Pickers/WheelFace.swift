// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The wheels style of a date picker.
@MainActor
final class WheelFace: UIPickerView, DateFace {
  private let wheels: DateWheels
  private let choice: DateChoice
  private var isShown = false

  /// Creates wheels for `choice`; `mode` replaces the choice's own mode.
  init(_ choice: DateChoice, mode: UIDatePicker.Mode? = nil) {
    self.choice = choice
    wheels = DateWheels(of: choice, mode: mode)
    super.init(frame: .zero)
    dataSource = wheels
    delegate = wheels
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize { intrinsicContentSize }

  func rebuild() {
    wheels.rebuild()
    reloadAllComponents()
    show(animated: false)
  }

  func show(animated: Bool) {
    wheels.show(
      choice.date, duration: choice.duration, in: self, animated: animated && surface != nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isShown {
      isShown = true
      show(animated: false)
    }
  }

  // MARK: Keys

  /// The index of the wheel that arrow keys turn.
  private var present = 0

  /// Handles a key: turns the current wheel by a row, or moves to an adjacent wheel.
  func take(_ key: KeyEvent.Key) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let last = numberOfComponents - 1
    switch key {
    case .up: turn(by: -1)
    case .down: turn(by: 1)
    case .left: present = min(last, max(0, present + (isMirrored ? 1 : -1)))
    case .right: present = min(last, max(0, present + (isMirrored ? -1 : 1)))
    default: return false
    }
    return true
  }

  private func turn(by step: Int) {
    guard present < numberOfComponents else { return }
    let row = selectedRow(inComponent: present) + step
    guard (0..<numberOfRows(inComponent: present)).contains(row) else { return }
    selectRow(row, inComponent: present, animated: false)
    wheels.pickerView(self, didSelectRow: row, inComponent: present)
  }
}
