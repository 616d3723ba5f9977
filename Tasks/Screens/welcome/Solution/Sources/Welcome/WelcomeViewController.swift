// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The first screen of a new user; TASK.md describes it.
final class WelcomeViewController: UIViewController {
  /// Called when the user taps *Get started*.
  var onStart: () -> Void = {}

  private let picture = UIImageView(image: UIImage(systemName: "leaf"))
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Get started") { [weak self] _ in self?.onStart() })
  private var upright: [NSLayoutConstraint] = []
  private var turned: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.accessibilityIdentifier = "picture"
    button.accessibilityIdentifier = "start"
    titleLabel.text = "Grow something"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    textLabel.text = "Water your plants in time, and never alone."
    textLabel.textColor = .secondaryLabel
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.numberOfLines = 0
    for label in [titleLabel, textLabel] { label.textAlignment = .center }
    for part in [picture, titleLabel, textLabel, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 160),
      picture.heightAnchor.constraint(equalToConstant: 160),
      button.heightAnchor.constraint(equalToConstant: 50),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      textLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ])
    makeUpright()
    makeTurned()
    choose()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    choose()
  }

  private func choose() {
    let isTurned = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isTurned ? upright : turned)
    NSLayoutConstraint.activate(isTurned ? turned : upright)
  }

  private func makeUpright() {
    let safe = view.safeAreaLayoutGuide
    let (space, group) = (UILayoutGuide(), UILayoutGuide())
    for guide in [space, group] { view.addLayoutGuide(guide) }
    let width = button.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    upright =
      [picture, titleLabel, textLabel, button].map {
        $0.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      } + [
        titleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
        button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
        button.widthAnchor.constraint(lessThanOrEqualToConstant: 360), width,
        space.topAnchor.constraint(equalTo: safe.topAnchor),
        space.bottomAnchor.constraint(equalTo: button.topAnchor),
        group.topAnchor.constraint(equalTo: picture.topAnchor),
        group.bottomAnchor.constraint(equalTo: textLabel.bottomAnchor),
        group.centerYAnchor.constraint(equalTo: space.centerYAnchor),
      ]
  }

  private func makeTurned() {
    let safe = view.safeAreaLayoutGuide
    let (left, right, group) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    for guide in [left, right, group] { view.addLayoutGuide(guide) }
    turned =
      [titleLabel, textLabel, button].map {
        $0.centerXAnchor.constraint(equalTo: right.centerXAnchor)
      } + [
        left.leftAnchor.constraint(equalTo: safe.leftAnchor),
        right.rightAnchor.constraint(equalTo: safe.rightAnchor),
        left.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
        right.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
        picture.centerXAnchor.constraint(equalTo: left.centerXAnchor),
        picture.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        textLabel.widthAnchor.constraint(lessThanOrEqualTo: right.widthAnchor),
        button.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 16),
        button.widthAnchor.constraint(equalToConstant: 200),
        group.topAnchor.constraint(equalTo: titleLabel.topAnchor),
        group.bottomAnchor.constraint(equalTo: button.bottomAnchor),
        group.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      ]
  }
}
