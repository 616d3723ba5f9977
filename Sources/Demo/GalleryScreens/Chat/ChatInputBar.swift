// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A bar with a field for the next message and a button that sends it.
final class ChatInputBar: UIView, UITextFieldDelegate {
  static let height: CGFloat = 52

  /// The closure called with the typed text, without surrounding spaces.
  var onSend: (String) -> Void = { _ in }

  private let field = UITextField()
  private let capsule = UIView()
  private let line = HairlineView()
  private lazy var button = UIButton(
    configuration: look, primaryAction: UIAction { [weak self] _ in self?.send() })

  private var look: UIButton.Configuration {
    var look = UIButton.Configuration.filled()
    look.image = UIImage(systemName: "arrow.up")
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 15, weight: .bold)
    look.cornerStyle = .capsule
    look.contentInsets = .zero
    return look
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    capsule.backgroundColor = .secondarySystemBackground
    capsule.layer.cornerRadius = 18
    field.placeholder = "Message"
    field.font = .systemFont(ofSize: 16)
    field.returnKeyType = .send
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.showWhetherItSends() }, for: .editingChanged)
    button.accessibilityLabel = "Send"
    for view in [capsule, field, button, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    place()
    showWhetherItSends()
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  private func place() {
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      capsule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      capsule.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      capsule.heightAnchor.constraint(equalToConstant: 36),
      capsule.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -14),
      field.topAnchor.constraint(equalTo: capsule.topAnchor),
      field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 32),
      button.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  private var words: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func showWhetherItSends() { button.isEnabled = !words.isEmpty }

  private func send() {
    guard !words.isEmpty else { return }
    let message = words
    field.text = ""
    showWhetherItSends()
    onSend(message)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
