// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What is in the cart: a title, the number of articles, and a button.
final class CartViewController: UIViewController {
  private let count: Int
  let titleLabel = UILabel()
  let countLabel = UILabel()
  let checkoutButton = UIButton(configuration: .filled())

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = NSLocalizedString(
      "cart.title", bundle: .module, comment: "Title of the cart")
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    countLabel.text = String(localized: "\(count) articles", table: "Counts", bundle: .module)
    checkoutButton.configuration?.title = NSLocalizedString(
      "cart.checkout", bundle: .module, comment: "Button below the cart")
    let stack = UIStackView(arrangedSubviews: [titleLabel, countLabel, checkoutButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      checkoutButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    checkoutButton.isEnabled = count > 0
  }
}
