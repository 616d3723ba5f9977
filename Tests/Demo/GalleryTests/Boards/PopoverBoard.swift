// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that presents a popover beside a view, as narrow as the window is.
final class PopoverBoard: UIViewController, UIPopoverPresentationControllerDelegate {
  private let source = UIView(frame: CGRect(x: 200, y: 60, width: 80, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    source.backgroundColor = .systemOrange
    source.layer.cornerRadius = 8
    view.addSubview(source)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let content = UIViewController()
    let label = UILabel()
    label.text = "What belongs to the view above"
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    let margins = content.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: content.view.topAnchor, constant: 16),
    ])
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 220, height: 120)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.delegate = self
    present(content, animated: false)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
