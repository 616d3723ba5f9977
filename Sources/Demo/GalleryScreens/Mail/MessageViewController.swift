// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen of a message.
final class MessageViewController: UIViewController {
  private let message: Message?

  /// Creates the screen of `message`, or a placeholder if it is `nil`.
  init(_ message: Message?) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .reply)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard let message else {
      contentUnavailableConfiguration = MailViewController.nothing
      return
    }
    let subject = label(message.subject, .preferredFont(forTextStyle: .title2), .label)
    let sender = label(
      "\(message.sender), \(message.date)", .preferredFont(forTextStyle: .subheadline),
      .secondaryLabel)
    let text = label(message.text, .preferredFont(forTextStyle: .body), .label)
    let line = HairlineView()
    let stack = UIStackView(arrangedSubviews: [subject, sender, line, text])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(16, after: sender)
    stack.setCustomSpacing(16, after: line)
    UIScrollView.filling(view, with: stack, top: 16).alwaysBounceVertical = true
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel.styled(font, color, lines: 0)
    label.text = text
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
