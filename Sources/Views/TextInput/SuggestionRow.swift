// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A row with a search suggestion.
final class SuggestionRow: UIControl {
  /// The minimum height of a row, in points.
  static let height: CGFloat = 44

  private static let margin: CGFloat = 16
  private static let pictureWidth: CGFloat = 24
  private static let gap: CGFloat = 12

  private let picture = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    picture.image = suggestion.iconImage
    picture.contentMode = .center
    picture.tintColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    if let attributed = suggestion.localizedAttributedSuggestion {
      label.attributedText = attributed
    } else {
      label.text = suggestion.localizedSuggestion
    }
    line.backgroundColor = .separator
    for view in [picture, label, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shift = picture.image == nil ? 0 : Self.pictureWidth + Self.gap
    let room = CGSize(width: max(0, size.width - 2 * side - shift), height: .infinity)
    return CGSize(
      width: size.width,
      height: max(Self.height, label.sizeThatFits(room).height.rounded(.up) + 22))
  }

  /// The distance of the row's content from the edges of the safe area, in points.
  private var side: CGFloat { max(Self.margin, layoutMargins.left - safeAreaInsets.left) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let room = CGRect(
      x: safe.left + side, y: 0, width: max(0, bounds.width - safe.left - safe.right - 2 * side),
      height: bounds.height)
    let shift = picture.image == nil ? 0 : Self.pictureWidth + Self.gap
    picture.frame = CGRect(
      x: isMirrored ? room.maxX - Self.pictureWidth : room.minX, y: 0, width: Self.pictureWidth,
      height: bounds.height)
    picture.isHidden = picture.image == nil
    label.frame = CGRect(
      x: isMirrored ? room.minX : room.minX + shift, y: 0, width: max(0, room.width - shift),
      height: bounds.height)
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isMirrored ? 0 : room.minX + shift, y: bounds.height - hair,
      width: isMirrored ? room.maxX - shift : bounds.width - room.minX - shift, height: hair)
  }
}
