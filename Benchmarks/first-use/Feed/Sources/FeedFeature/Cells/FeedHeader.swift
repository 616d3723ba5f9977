// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A section header with a title and a button.
final class FeedHeader: UICollectionReusableView {
  let titleLabel = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = Theme.font(.title3, .bold)
    titleLabel.accessibilityTraits = .header
    button.titleLabel?.font = Theme.font(.subheadline)
    button.setTitle(String(localized: "See All", bundle: .module), for: .normal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, UIView(), button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
