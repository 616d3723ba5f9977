// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The form to log in; TASK.md describes it.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  /// Called with the address and the password when the user logs in.
  var onLogin: (String, String) -> Void = { _, _ in }

  private let email = UITextField()
  private let password = UITextField()
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.logIn() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "E-mail"
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    email.autocorrectionType = .no
    email.accessibilityIdentifier = "email"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.accessibilityIdentifier = "password"
    button.accessibilityIdentifier = "login"
    for field in [email, password] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [email, password, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: password)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate(
      [email, password, button].map { $0.heightAnchor.constraint(equalToConstant: 48) } + [
        guide.topAnchor.constraint(equalTo: safe.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400), width,
      ])
    update()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else if button.isEnabled { logIn() }
    return true
  }

  private func update() {
    let parts = (email.text ?? "").split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    button.isEnabled = isAddress && (password.text ?? "").count >= 8
  }

  private func logIn() {
    view.endEditing(true)
    onLogin(email.text ?? "", password.text ?? "")
  }
}
