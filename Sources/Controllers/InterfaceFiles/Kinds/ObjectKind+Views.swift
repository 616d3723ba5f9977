// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionTextInput
import MullionViewTree

extension ObjectKind {
  /// The kinds of views that are not controls.
  static let viewKinds: [String: ObjectKind] = [
    "view": .view(UIView.self) { $1.fillView($0) },
    "containerView": .view(UIView.self) { $1.fillView($0) },
    "label": .view(UILabel.self) { $1.fill($0) },
    "imageView": .view(UIImageView.self) { $1.fill($0) },
    "stackView": .view(UIStackView.self) { $1.fill($0) },
    "progressView": .view(UIProgressView.self) { $1.fill($0) },
    "activityIndicatorView": .view(UIActivityIndicatorView.self) { $1.fill($0) },
    "visualEffectView": .view(UIVisualEffectView.self) { $1.fill($0) },
    "pickerView": .view(UIPickerView.self) { $1.fillView($0) },
  ]

  /// The kinds of controls.
  static let controlKinds: [String: ObjectKind] = [
    "control": .view(UIControl.self) { $1.fillControl($0) },
    "button": .view(UIButton.self) { $1.fill($0) },
    "textField": .view(UITextField.self) { $1.fill($0) },
    "switch": .view(UISwitch.self) { $1.fill($0) },
    "slider": .view(UISlider.self) { $1.fill($0) },
    "segmentedControl": .view(UISegmentedControl.self) { $1.fill($0) },
    "stepper": .view(UIStepper.self) { $1.fill($0) },
    "pageControl": .view(UIPageControl.self) { $1.fill($0) },
    "datePicker": .view(UIDatePicker.self) { $1.fill($0) },
    "refreshControl": .view(UIRefreshControl.self) { $1.fill($0) },
  ]

  /// The kinds of scroll views, without lists.
  static let scrollKinds: [String: ObjectKind] = [
    "scrollView": .view(UIScrollView.self) { $1.fillScrollView($0) },
    "textView": .view(UITextView.self) { $1.fill($0) },
  ]
}
