// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a button for each presentation: sheets, an alert and an action sheet.
final class WaysViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Present"
    view.backgroundColor = .systemBackground
    let buttons = [
      button("Sheet") { [weak self] in self?.presentSheet([.large()]) },
      button("Half a sheet") { [weak self] in self?.presentSheet([.medium(), .large()]) },
      button("Alert") { [weak self] in self?.presentAlert(.alert) },
      button("Action sheet") { [weak self] in self?.presentAlert(.actionSheet) },
    ]
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  func presentSheet(_ detents: [UISheetPresentationController.Detent]) {
    let content = TrailViewController(Trail.all[0])
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak content] _ in content?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: content)
    navigation.sheetPresentationController?.detents = detents
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  func presentAlert(_ style: UIAlertController.Style) {
    let alert = UIAlertController(
      title: "Delete \u{201C}Lantern Ridge\u{201D}?",
      message: "The trail and its photos go for good.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if style == .actionSheet { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
