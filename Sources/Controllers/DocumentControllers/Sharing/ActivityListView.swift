// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A list of the available activities, below a description of the shared items.
final class ActivityListView: UIView {
  private let scroll = UIScrollView()
  private let all = UIStackView()
  private let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    all.axis = .vertical
    all.spacing = 16
    scroll.alwaysBounceVertical = true
    scroll.addSubview(all)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the shared items and the activities; `choose` is called with the activity that the user
  /// chooses.
  func show(
    _ shared: SharedItems, _ activities: [UIActivity], choose: @escaping (UIActivity) -> Void
  ) {
    all.arrangedSubviews.forEach { $0.removeFromSuperview() }
    all.addArrangedSubview(header(shared))
    let card = UIStackView()
    card.axis = .vertical
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    for (index, activity) in activities.enumerated() {
      if index > 0 { card.addArrangedSubview(Self.line()) }
      card.addArrangedSubview(Self.row(activity, choose))
    }
    if activities.isEmpty { card.addArrangedSubview(Self.record("Nothing can be done with this.")) }
    all.addArrangedSubview(card)
  }

  private func header(_ shared: SharedItems) -> UIView {
    let row = UIStackView()
    row.spacing = 12
    row.alignment = .center
    if let image = shared.image {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      picture.layer.cornerRadius = 8
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 48),
        picture.heightAnchor.constraint(equalToConstant: 48),
      ])
      row.addArrangedSubview(picture)
    }
    let title = UILabel()
    title.text = shared.title
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    title.accessibilityTraits.insert(.header)
    row.addArrangedSubview(title)
    return row
  }

  private static func row(
    _ activity: UIActivity, _ choose: @escaping (UIActivity) -> Void
  ) -> UIView {
    var look = UIButton.Configuration.plain()
    look.title = activity.activityTitle
    look.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    look.imagePadding = 12
    look.baseForegroundColor = .label
    look.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    let button = UIButton(
      configuration: look, primaryAction: UIAction { _ in choose(activity) })
    button.contentHorizontalAlignment = .leading
    return button
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  private static func record(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let width = max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right)
    let height = contentHeight(width)
    all.frame = CGRect(x: margin + safeAreaInsets.left, y: 20, width: width, height: height)
    scroll.contentSize = CGSize(width: bounds.width, height: height + 40)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(max(0, size.width - 2 * margin)) + 40)
  }

  private func contentHeight(_ width: CGFloat) -> CGFloat {
    all.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
