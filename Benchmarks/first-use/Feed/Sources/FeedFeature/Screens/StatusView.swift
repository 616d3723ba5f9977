// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view with the loading state while there are no articles: an activity indicator, a message, or an error.
final class StatusView: UIView {
  let retryButton = UIButton(configuration: .bordered())
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Theme.font(.body)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    retryButton.configuration?.title = String(localized: "action.retry", bundle: .module)
    let stack = UIStackView(arrangedSubviews: [spinner, label, retryButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = Theme.inset
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Displays a loading state if `isEmpty` is `true`, or hides the view.
  func show(_ state: FeedViewModel.State, isEmpty: Bool) {
    isHidden = !isEmpty
    retryButton.isHidden = true
    label.isHidden = false
    spinner.stopAnimating()
    switch state {
    case .loading:
      label.isHidden = true
      spinner.startAnimating()
    case .loaded: label.text = String(localized: "feed.empty", bundle: .module)
    case .failed(let message):
      label.text = message
      retryButton.isHidden = false
    }
  }
}
