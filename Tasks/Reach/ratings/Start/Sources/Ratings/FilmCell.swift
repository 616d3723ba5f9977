// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Film: Hashable {
  let id: Int
  let title: String
  let year: Int
  /// From 0 to 5.
  let stars: Int
  var isSaved = false
}

/// A film with its stars and a button to save it.
final class FilmCell: UICollectionViewCell {
  var onSave: () -> Void = {}
  private let titleLabel = UILabel()
  private let yearLabel = UILabel()
  private let stars = UIStackView()
  let saveButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<5 { stars.addArrangedSubview(UIImageView()) }
    saveButton.addAction(UIAction { [weak self] _ in self?.onSave() }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [titleLabel, yearLabel, stars])
    texts.axis = .vertical
    texts.alignment = .leading
    let row = UIStackView(arrangedSubviews: [texts, saveButton])
    row.alignment = .center
    row.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
    saveButton.widthAnchor.constraint(equalToConstant: 44).isActive = true
    saveButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ film: Film) {
    titleLabel.text = film.title
    yearLabel.text = "\(film.year)"
    for (index, view) in stars.arrangedSubviews.enumerated() {
      (view as? UIImageView)?.image = UIImage(systemName: index < film.stars ? "star.fill" : "star")
    }
    saveButton.setImage(
      UIImage(systemName: film.isSaved ? "bookmark.fill" : "bookmark"), for: .normal)
  }
}
