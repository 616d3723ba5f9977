// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Value controls: switches, steppers, sliders, and segmented controls.
final class ValueBoard: Board {
  override func fill() {
    row([toggle(), toggle(isOn: true), toggle(isOn: true, isEnabled: false)])
    let tinted = toggle(isOn: true)
    tinted.onTintColor = .systemIndigo
    tinted.thumbTintColor = .systemYellow
    let stepper = UIStepper()
    row([tinted, stepper])
    let worn = UIStepper()
    worn.value = 5
    worn.isEnabled = false
    row([worn])
    let slider = UISlider()
    slider.value = 0.3
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    wide(slider)
    let coloured = UISlider()
    coloured.value = 0.8
    coloured.minimumTrackTintColor = .systemOrange
    coloured.thumbTintColor = .systemRed
    wide(coloured)
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    wide(segments)
    let pictures = UISegmentedControl(
      items: ["star", "heart", "bell"].compactMap { UIImage(systemName: $0) })
    pictures.selectedSegmentIndex = 0
    pictures.setEnabled(false, forSegmentAt: 2)
    wide(pictures)
  }

  private func toggle(isOn: Bool = false, isEnabled: Bool = true) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.isEnabled = isEnabled
    return toggle
  }
}
