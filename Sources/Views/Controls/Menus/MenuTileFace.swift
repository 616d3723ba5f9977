// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The display of a menu element as a tile, with the frames of its image and title; the lengths were not
/// measured from UIKit.
@MainActor
final class MenuTileFace {
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 2
  private static let below: CGFloat = 7
  /// The side length of the background of a palette image, in points.
  private static let groundSide: CGFloat = 36

  private unowned let row: MenuRow
  private let title: UILabel
  private let picture: UIImageView
  private lazy var ground = UIView()

  init(_ row: MenuRow, title: UILabel, picture: UIImageView) {
    self.row = row
    self.title = title
    self.picture = picture
  }

  /// Whether an image of a palette is highlighted by pointer or keyboard.
  var isHighlighted = false { didSet { showGround() } }
  private var isOn = false

  /// Configures the parts for a tile style.
  func show(as style: MenuTileStyle, isOn: Bool) {
    self.isOn = isOn
    title.font = .preferredFont(forTextStyle: style == .medium ? .caption1 : .subheadline)
    title.numberOfLines = 1
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.isHidden = style != .medium && picture.image != nil
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: style == .palette ? .title3 : .body)
    if style == .palette {
      row.insertSubview(ground, at: 0)
      ground.isUserInteractionEnabled = false
      ground.layer.cornerRadius = Self.groundSide / 2
      showGround()
    } else if isOn {
      row.backgroundColor = .secondarySystemFill
    }
  }

  private func showGround() {
    ground.backgroundColor = isOn ? .systemFill : isHighlighted ? .tertiarySystemFill : nil
  }

  private var pictureSize: CGSize {
    guard picture.image != nil else { return .zero }
    let size = picture.sizeThatFits(.zero)
    let share = min(1, 26 / max(1, size.width), 26 / max(1, size.height))
    return CGSize(width: (size.width * share).rounded(), height: (size.height * share).rounded())
  }

  private var showsTitle: Bool { !title.isHidden && title.text?.isEmpty == false }

  /// Returns the width that fits the whole tile, in points.
  func wantedWidth(as style: MenuTileStyle) -> CGFloat {
    let text = showsTitle ? title.sizeThatFits(.zero).width.rounded(.up) : 0
    return max(style.width, min(text, 110) + 2 * Self.margin)
  }

  /// Returns the height of the tile, in points.
  func height(as style: MenuTileStyle) -> CGFloat {
    guard style == .medium else { return style.height }
    return style.height + (showsTitle ? titleHeight + Self.gap + Self.below : 0)
  }

  private var titleHeight: CGFloat { title.sizeThatFits(.zero).height.rounded(.up) }

  /// Sets the frames of the parts in the row's bounds.
  func place(as style: MenuTileStyle) {
    let bounds = row.bounds
    let size = pictureSize
    let isStacked = style == .medium && showsTitle && picture.image != nil
    let middle = isStacked ? style.height / 2 + Self.gap : bounds.midY
    picture.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (middle - size.height / 2).rounded(),
      width: size.width, height: size.height)
    let height = titleHeight
    title.frame = CGRect(
      x: Self.margin / 2,
      y: isStacked
        ? bounds.maxY - Self.below - height : ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - Self.margin), height: height)
    ground.frame = CGRect(
      x: bounds.midX - Self.groundSide / 2, y: bounds.midY - Self.groundSide / 2,
      width: Self.groundSide, height: Self.groundSide)
  }
}
