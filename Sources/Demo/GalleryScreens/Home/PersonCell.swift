// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a friend's initial in a disc, and the name below.
final class PersonCell: GalleryCell {
  private let initial = UILabel.styled(.systemFont(ofSize: 22, weight: .semibold), .white)
  private let name = UILabel.styled(Theme.caption, .secondaryLabel)

  override func setUp() {
    initial.textAlignment = .center
    initial.layer.cornerRadius = 28
    initial.clipsToBounds = true
    name.textAlignment = .center
    contentView.addSubview(initial)
    contentView.addSubview(name)
  }

  func show(_ person: Person) {
    initial.text = String(person.name.prefix(1))
    initial.backgroundColor = UIColor(hex: person.color)
    name.text = person.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    initial.frame = CGRect(x: (area.width - 56) / 2, y: 4, width: 56, height: 56)
    name.frame = CGRect(x: 0, y: 66, width: area.width, height: 20)
  }
}
