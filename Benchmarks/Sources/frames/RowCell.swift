// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell with a line of text, and with a background and a rule in styled scenes, or a picture.
final class RowCell: UICollectionViewCell {
  /// The number of cells created since the last reset.
  static var created = 0

  let label = UILabel()
  let picture = UIImageView()
  private let rule = UIView()
  private var scene: Scene?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func style(as scene: Scene) {
    guard self.scene != scene else { return }
    self.scene = scene
    label.textColor = .black
    label.font = .systemFont(ofSize: scene == .list || scene == .stylelist ? 17 : 13)
    if scene == .stylelist || scene == .stylegrid {
      contentView.backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
      rule.backgroundColor = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
      contentView.addSubview(rule)
    }
    if scene == .pictures { contentView.addSubview(picture) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    switch scene {
    case .pictures:
      picture.frame = CGRect(x: 0, y: 0, width: 100, height: 72)
      label.frame = CGRect(x: 4, y: 72, width: size.width - 4, height: size.height - 72)
    case .grid, .stylegrid:
      label.frame = CGRect(x: 4, y: 0, width: size.width - 4, height: size.height)
    default:
      label.frame = CGRect(x: 16, y: 0, width: size.width - 16, height: size.height)
    }
    rule.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }
}
