// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The controls of the controls screen, by the name of their row.
@MainActor
enum ControlExample {
  /// The rows, in order.
  static let names = [
    "Buttons", "Menu", "Switch", "Slider", "Segments", "Stepper", "Pages", "Activity", "Progress",
    "Text Field", "Text View", "Search", "Alert",
  ]

  static let symbols = [
    "Buttons": "hand.tap", "Menu": "list.bullet", "Switch": "switch.2",
    "Slider": "slider.horizontal.3", "Segments": "rectangle.split.3x1", "Stepper": "plus",
    "Pages": "ellipsis", "Activity": "rays", "Progress": "timer",
    "Text Field": "character.cursor.ibeam", "Text View": "text.alignleft",
    "Search": "magnifyingglass", "Alert": "exclamationmark.triangle",
  ]

  private static let width: CGFloat = 170

  /// Returns the control of a row, or `nil` if the row has none.
  static func view(_ name: String) -> UIView? {
    switch name {
    case "Buttons": buttons
    case "Menu": menu
    case "Switch": toggle
    case "Slider": slider
    case "Segments": segments
    case "Stepper": UIStepper()
    case "Pages": pages
    case "Activity": activity
    case "Progress": progress
    case "Text Field": textField
    case "Text View": textView
    case "Search": search
    default: nil
    }
  }

  private static func sized(_ view: UIView, height: CGFloat) -> UIView {
    view.frame.size = CGSize(width: width, height: height)
    return view
  }

  private static var buttons: UIView {
    let row = UIStackView(
      arrangedSubviews: [(UIButton.Configuration.gray(), "Gray"), (.filled(), "Filled")].map {
        var configuration = $0
        configuration.buttonSize = .small
        configuration.title = $1
        return UIButton(configuration: configuration)
      })
    row.spacing = 8
    row.distribution = .fillEqually
    return sized(row, height: 30)
  }

  private static var menu: UIView {
    var configuration = UIButton.Configuration.tinted()
    configuration.buttonSize = .small
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(
      children: ["By name", "By date", "By size"].map { UIAction(title: $0) { _ in } })
    return sized(button, height: 30)
  }

  private static var toggle: UIView {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }

  private static var slider: UIView {
    let slider = UISlider()
    slider.value = 0.4
    return sized(slider, height: 34)
  }

  private static var segments: UIView {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    return sized(segments, height: 32)
  }

  private static var pages: UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    return pages
  }

  /// An activity indicator that does not animate: an animation would keep a program that waits for idle
  /// waiting.
  private static var activity: UIView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    return wheel
  }

  private static var progress: UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    return sized(progress, height: 4)
  }

  private static var textField: UIView {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    return sized(field, height: 34)
  }

  private static var textView: UIView {
    let view = UITextView()
    view.layer.cornerRadius = 6
    view.backgroundColor = .tertiarySystemFill
    let text = NSMutableAttributedString(
      string: "Words, ", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    text.append(
      NSAttributedString(
        string: "some bold",
        attributes: [
          .font: UIFont.systemFont(ofSize: 13, weight: .bold), .foregroundColor: UIColor.systemRed,
        ]))
    view.attributedText = text
    return sized(view, height: 34)
  }

  private static var search: UIView {
    let search = UISearchBar()
    search.searchBarStyle = .minimal
    search.placeholder = "Search"
    return sized(search, height: 44)
  }
}
