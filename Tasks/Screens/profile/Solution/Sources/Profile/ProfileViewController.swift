// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Person {
  let name: String
  let biography: String
  let posts: Int
  let followers: Int
  let following: Int
}

/// The page of a person; TASK.md describes it.
final class ProfileViewController: UIViewController {
  let person: Person
  /// Called when the user taps the button.
  var onFollow: () -> Void = {}

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let avatar = UIView()
    avatar.backgroundColor = .systemGray4
    avatar.layer.cornerRadius = 48
    avatar.accessibilityIdentifier = "avatar"
    let name = Self.label(person.name, .title2, .center)
    let counts = UIStackView(arrangedSubviews: [
      column(person.posts, "posts"), column(person.followers, "followers"),
      column(person.following, "following"),
    ])
    counts.distribution = .fillEqually
    let biography = Self.label(person.biography, .body, .natural)
    biography.numberOfLines = 0
    biography.isHidden = person.biography.isEmpty
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.onFollow() })
    button.accessibilityIdentifier = "follow"
    let stack = UIStackView(arrangedSubviews: [name, counts, biography, button])
    stack.axis = .vertical
    stack.spacing = 16
    for view in [avatar, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalToConstant: 96),
      stack.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func column(_ number: Int, _ word: String) -> UIView {
    let stack = UIStackView(arrangedSubviews: [
      Self.label(Self.short(number), .headline, .center), Self.label(word, .caption1, .center),
    ])
    (stack.arrangedSubviews.last as? UILabel)?.textColor = .secondaryLabel
    stack.axis = .vertical
    return stack
  }

  private static func short(_ number: Int) -> String {
    guard number >= 10_000 else { return "\(number)" }
    let tenth = number % 1000 / 100
    return "\(number / 1000)" + (tenth > 0 ? ".\(tenth)" : "") + "k"
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textAlignment = alignment
    return label
  }
}
