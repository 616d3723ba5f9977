// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An entry of an open menu: a symbol, title and subtitle, and an image at the trailing edge.
///
/// ```
/// |12| sign |  title          picture |16|
/// |  |      |  subtitle               |
/// ```
final class MenuRow: UIControl {
  private static let leading: CGFloat = 16
  private static let trailing: CGFloat = 16
  private static let sign: CGFloat = 14
  private static let signRoom: CGFloat = 22
  private static let pictureGap: CGFloat = 12
  private static let above: CGFloat = 11
  private static let titleAbove: CGFloat = 6

  let entry: MenuEntry
  /// The style of a tile, or `nil` if the entry is a row.
  let tile: MenuTileStyle?
  /// Whether space is reserved for symbols, so that the titles are aligned.
  var keepsSignRoom = false { didSet { setNeedsLayout() } }
  private let title = UILabel()
  private let subtitle = UILabel()
  private let signView = UIImageView()
  private let picture = UIImageView()
  private let spinner: UIActivityIndicatorView?
  private lazy var tileFace = MenuTileFace(self, title: title, picture: picture)

  init(_ entry: MenuEntry, tile: MenuTileStyle? = nil) {
    self.entry = entry
    self.tile = tile
    if case .waiting = entry {
      spinner = UIActivityIndicatorView(style: .medium)
    } else {
      spinner = nil
    }
    super.init(frame: .zero)
    for view in [signView, title, subtitle, picture] { addSubview(view) }
    if let spinner {
      addSubview(spinner)
      spinner.startAnimating()
    }
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.numberOfLines = 0
    for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
    for view in [signView, picture] { view.contentMode = .scaleAspectFit }
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    show()
    if let tile { tileFace.show(as: tile, isOn: isOn) }
  }

  private var isOn: Bool {
    if case .action(let action, _) = entry { action.state != .off } else { false }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row can be chosen.
  var isChoosable: Bool {
    switch entry {
    case .action(let action, _): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    case .title, .waiting, .gap, .strip: false
    }
  }

  private func show() {
    isEnabled = isChoosable
    isAccessibilityElement = entry.isRow
    switch entry {
    case .action(let action, _): show(action)
    case .submenu(let menu):
      show(menu, color: menu.options.contains(.destructive) ? .systemRed : .label)
      signView.image = UIImage(systemName: "chevron.forward")
    case .back(let menu):
      show(menu, color: .label)
      picture.image = nil
      title.font = .preferredFont(forTextStyle: .headline)
      signView.image = UIImage(systemName: "chevron.down")
    case .title(let text):
      title.text = text
      title.font = .preferredFont(forTextStyle: .footnote)
      title.textColor = .secondaryLabel
    case .waiting: accessibilityLabel = "Loading"
    case .gap: backgroundColor = .systemFill
    case .strip: break
    }
    signView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .semibold)
  }

  private func show(_ action: UIAction) {
    let isDisabled = action.attributes.contains(.disabled)
    let isDestructive = action.attributes.contains(.destructive)
    show(action, color: isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label)
    picture.image = action.shownImage
    showDiscoverability(of: action)
    if isDisabled { subtitle.textColor = .tertiaryLabel }
    signView.image =
      switch action.state {
      case .off: nil
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      }
  }

  private func showDiscoverability(of action: UIAction) {
    guard let text = action.discoverabilityTitle, !text.isEmpty else { return }
    if action.title.isEmpty { showTitle(text, of: action) } else { accessibilityHint = text }
  }

  private func show(_ element: UIMenuElement, color: UIColor) {
    title.textColor = color
    subtitle.text = element.subtitle
    subtitle.textColor = .secondaryLabel
    picture.image = element.image
    picture.tintColor = color
    signView.tintColor = color
    accessibilityIdentifier = element.accessibilityIdentifier
    showTitle(element.title, of: element)
  }

  private func showTitle(_ text: String?, of element: UIMenuElement) {
    title.text = text
    accessibilityLabel =
      element.accessibilityLabel
      ?? [text, element.subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  override var isHighlighted: Bool {
    didSet {
      guard entry.isRow else { return }
      guard tile != .palette else { return tileFace.isHighlighted = isHighlighted && isChoosable }
      backgroundColor = isHighlighted && isChoosable ? .tertiarySystemFill : nil
    }
  }

  // MARK: Layout

  private func textWidth(in width: CGFloat) -> CGFloat {
    var room = width - Self.leading - Self.trailing
    if keepsSignRoom { room -= Self.signRoom }
    if let size = pictureSize { room -= size.width + Self.pictureGap }
    return max(1, room)
  }

  private var pictureSize: CGSize? {
    guard picture.image != nil else { return nil }
    let size = picture.sizeThatFits(.zero)
    let most: CGFloat = 24
    let share = min(1, most / max(1, size.width), most / max(1, size.height))
    return CGSize(width: (size.width * share).rounded(), height: (size.height * share).rounded())
  }

  /// The width that fits all content in one line, in points.
  var wantedWidth: CGFloat {
    if let tile { return tileFace.wantedWidth(as: tile) }
    let texts = [title, subtitle].map { $0.text == nil ? 0 : $0.sizeThatFits(.zero).width }
    return (texts.max() ?? 0).rounded(.up) + Self.leading + Self.trailing
      + (keepsSignRoom ? Self.signRoom : 0)
      + (pictureSize.map { $0.width + Self.pictureGap } ?? 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let tile { return CGSize(width: size.width, height: tileFace.height(as: tile)) }
    let room = CGSize(width: textWidth(in: size.width), height: 0)
    let height = [title, subtitle].reduce(0 as CGFloat) {
      $0 + ($1.text == nil ? 0 : $1.sizeThatFits(room).height)
    }
    return switch entry {
    case .gap: CGSize(width: size.width, height: 8)
    case .title:
      CGSize(width: size.width, height: (height + 2 * Self.titleAbove).rounded(.up))
    case .back, .action, .submenu, .waiting, .strip:
      CGSize(width: size.width, height: max(44, (height + 2 * Self.above).rounded(.up)))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let tile {
      for view in [signView, subtitle] { view.isHidden = true }
      return tileFace.place(as: tile)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ rect: CGRect) {
      var rect = rect
      if isMirrored { rect.origin.x = bounds.width - rect.maxX }
      view.frame = rect
    }
    let middle = bounds.midY
    place(
      signView,
      CGRect(
        x: Self.leading - 4, y: (middle - Self.sign / 2).rounded(), width: Self.sign,
        height: Self.sign))
    let left = Self.leading + (keepsSignRoom ? Self.signRoom : 0)
    let room = CGSize(width: textWidth(in: bounds.width), height: 0)
    let heights = [title, subtitle].map { $0.text == nil ? 0 : $0.sizeThatFits(room).height }
    let top = (middle - (heights[0] + heights[1]) / 2).rounded()
    place(title, CGRect(x: left, y: top, width: room.width, height: heights[0]))
    place(subtitle, CGRect(x: left, y: top + heights[0], width: room.width, height: heights[1]))
    if let size = pictureSize {
      place(
        picture,
        CGRect(
          x: bounds.width - Self.trailing - size.width, y: (middle - size.height / 2).rounded(),
          width: size.width, height: size.height))
    }
    spinner?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
