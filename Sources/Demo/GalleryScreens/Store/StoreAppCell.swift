// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows an application in a row: its icon, name and tagline, and the Get button.
final class StoreAppCell: GalleryCell {
  static let height: CGFloat = 76

  private let rank = UILabel.styled(Theme.headline, .label)
  private let icon = StoreIconView()
  private let name = UILabel.styled(Theme.headline, .label)
  private let tagline = UILabel.styled(Theme.caption, .secondaryLabel, lines: 2)
  private let line = HairlineView()
  private var onGet: () -> Void = {}
  private lazy var button = UIButton(
    configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.onGet() })

  override func setUp() {
    rank.textAlignment = .center
    let words = UIStackView(arrangedSubviews: [name, tagline])
    words.axis = .vertical
    words.spacing = 2
    let row = UIStackView(arrangedSubviews: [rank, icon, words, button])
    row.spacing = 12
    row.alignment = .center
    for view in [row, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      rank.widthAnchor.constraint(equalToConstant: 20),
      icon.widthAnchor.constraint(equalToConstant: 56),
      icon.heightAnchor.constraint(equalToConstant: 56),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: words.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  /// Shows an application; `onGet` is called when its button is tapped.
  func show(
    _ app: StoreApp, rank number: Int? = nil, isHere: Bool, isLast: Bool,
    onGet: @escaping () -> Void
  ) {
    icon.show(app)
    name.text = app.name
    tagline.text = app.tagline
    rank.text = number.map(String.init)
    rank.isHidden = number == nil
    line.isHidden = isLast
    self.onGet = onGet
    button.configuration = Self.look(isHere ? "Open" : "Get")
    button.accessibilityLabel = (isHere ? "Open " : "Get ") + app.name
  }

  private static func look(_ title: String) -> UIButton.Configuration {
    var look = UIButton.Configuration.gray()
    look.title = title
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFont.systemFont(ofSize: 15, weight: .bold)
      return attributes
    }
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 14, bottom: 5, trailing: 14)
    return look
  }
}
