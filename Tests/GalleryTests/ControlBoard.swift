// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Every control once, in a column.
final class ControlBoard: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 10
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.widthAnchor.constraint(equalToConstant: 288),
    ])
    addButtons()
    addValues()
    addIndicators()
  }

  private func addButtons() {
    row([button(.plain(), "Plain"), button(.gray(), "Gray")])
    row([button(.tinted(), "Tinted"), button(.filled(), "Filled")])
    var share = UIButton.Configuration.filled()
    share.subtitle = "With everybody"
    share.image = UIImage(systemName: "star")
    share.imagePadding = 8
    share.cornerStyle = .capsule
    var wait = UIButton.Configuration.gray()
    wait.showsActivityIndicator = true
    wait.imagePadding = 6
    let off = button(wait, "Wait")
    off.isEnabled = false
    row([button(share, "Share"), off])
    let popUp = button(.gray(), nil)
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    row([popUp, system])
  }

  private func addValues() {
    let off = UISwitch()
    let on = UISwitch()
    on.isOn = true
    let stepper = UIStepper()
    row([off, on, stepper])
    let slider = UISlider()
    slider.value = 0.3
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    wide(slider)
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    wide(segments)
  }

  private func addIndicators() {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    for wheel in [medium, large] {
      wheel.hidesWhenStopped = false
      wheel.isHidden = false
    }
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    row([medium, large, pages])
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    wide(progress)
  }

  private func button(_ configuration: UIButton.Configuration, _ title: String?) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  private func row(_ views: [UIView]) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    column.addArrangedSubview(row)
  }

  private func wide(_ view: UIView) {
    column.addArrangedSubview(view)
    view.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }
}
