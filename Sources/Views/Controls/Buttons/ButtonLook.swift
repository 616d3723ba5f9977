// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The views that display a button's configuration: background, image or activity indicator, title, subtitle
/// and menu indicator.
///
/// ```
/// ┌ insets ───────────────────────────────┐
/// │ picture ├imagePadding┤ title     sign │
/// │                        subtitle       │
/// └───────────────────────────────────────┘
/// ```
@MainActor
final class ButtonLook {
  private let ground = BackgroundFace(.clear())
  private let subtitle = UILabel()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let sign = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
  private let title: UILabel
  private let picture: UIImageView
  /// The title's font before the configuration was set.
  private let plainFont: UIFont?
  private var configuration = UIButton.Configuration.plain()
  private var traits = UITraitCollection.current
  /// Whether the button has the role `.primary`.
  private var isPrimary = false

  private static let signGap: CGFloat = 6

  init(_ button: UIButton, title: UILabel, picture: UIImageView) {
    self.title = title
    self.picture = picture
    plainFont = title.font
    button.insertSubview(ground, at: 0)
    for view in [subtitle, wheel, sign] as [UIView] { button.addSubview(view) }
    sign.contentMode = .scaleAspectFit
  }

  func remove() {
    wheel.stopAnimating()
    for view in [ground, subtitle, wheel, sign] as [UIView] { view.removeFromSuperview() }
    for view in [title, picture] as [UIView] { view.isHidden = false }
    picture.preferredSymbolConfiguration = nil
    title.font = plainFont
  }

  // MARK: Display

  /// Displays `configuration`, which must have its colours resolved for the button's state.
  func show(_ configuration: UIButton.Configuration, of button: UIButton) {
    self.configuration = configuration
    traits = button.traitCollection
    isPrimary = button.role == .primary
    ground.configuration = configuration.background
    let ink: UIColor = configuration.baseForegroundColor ?? button.tintColor
    showTexts(ink, of: button)
    picture.image = configuration.image ?? button.currentImage
    picture.tintColor = configuration.imageColorTransformer?(ink) ?? ink
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? .init(font: titleFont, scale: .medium)
    picture.isHidden = configuration.showsActivityIndicator || picture.image == nil
    wheel.color = configuration.activityIndicatorColorTransformer?(ink) ?? ink
    if configuration.showsActivityIndicator {
      wheel.startAnimating()
    } else {
      wheel.stopAnimating()
    }
    sign.preferredSymbolConfiguration = .init(pointSize: 13 * growth, weight: .semibold)
    sign.tintColor = configuration.indicatorColorTransformer?(ink) ?? ink
    sign.isHidden =
      switch configuration.indicator {
      case .automatic: !button.isPopUp
      case .none: true
      case .popup: false
      }
    for view in [title, picture] as [UIView] { view.alpha = 1 }
  }

  private var titleFont: UIFont {
    let style: UIFont.TextStyle =
      switch configuration.buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return isPrimary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  /// The scale of the user's text size relative to the default text size.
  private var growth: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
  }

  private func showTexts(_ ink: UIColor, of button: UIButton) {
    let chosen = button.chosenElement.map { AttributedString($0.title) }
    let plain =
      button.attributedTitle(for: button.state).map { AttributedString($0) }
      ?? button.title(for: button.state).map { AttributedString($0) }
    put(
      chosen ?? configuration.attributedTitle ?? plain, into: title, font: titleFont, ink: ink,
      configuration.titleTextAttributesTransformer)
    let style: UIFont.TextStyle = configuration.buttonSize == .large ? .subheadline : .footnote
    put(
      configuration.attributedSubtitle, into: subtitle,
      font: .preferredFont(forTextStyle: style, compatibleWith: traits), ink: ink,
      configuration.subtitleTextAttributesTransformer)
    title.lineBreakMode = configuration.titleLineBreakMode
    for label in [title, subtitle] {
      label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      label.adjustsFontForContentSizeCategory = true
      label.isHidden = label.text?.isEmpty ?? true
      label.textAlignment =
        switch alignment {
        case .leading, .automatic: .natural
        case .center: .center
        case .trailing:
          button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
    }
  }

  private func put(
    _ text: AttributedString?, into label: UILabel, font: UIFont, ink: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard let text else {
      label.text = nil
      return
    }
    var attributes = AttributeContainer()
    attributes.uiKit.font = font
    attributes.uiKit.foregroundColor = ink
    if let transformer { attributes = transformer(attributes) }
    let styled = text.mergingAttributes(attributes, mergePolicy: .keepCurrent)
    label.font = styled.runs.first?.uiKit.font ?? font
    label.attributedText = NSAttributedString(styled)
  }

  private var alignment: UIButton.Configuration.TitleAlignment {
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    return isStacked || configuration.attributedSubtitle == nil ? .center : .leading
  }

  /// Whether the image is placed above or below the text.
  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  // MARK: Layout

  private struct Parts {
    var picture = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var sign = CGSize.zero
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0

    var texts: CGSize {
      CGSize(
        width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    }
  }

  private func parts(width: CGFloat) -> Parts {
    var parts = Parts()
    if configuration.showsActivityIndicator {
      parts.picture = wheel.intrinsicContentSize
    } else if picture.image != nil {
      parts.picture = picture.sizeThatFits(.zero)
    }
    if !sign.isHidden { parts.sign = CGSize(width: 12 * growth, height: 16 * growth) }
    parts.imageGap = parts.picture.width > 0 && hasTexts ? configuration.imagePadding : 0
    var room = width - (parts.sign.width > 0 ? parts.sign.width + Self.signGap : 0)
    if !isStacked { room -= parts.picture.width + parts.imageGap }
    let limit = CGSize(width: room.isFinite ? max(1, room) : 0, height: 0)
    func size(_ label: UILabel) -> CGSize {
      guard !label.isHidden else { return .zero }
      let size = label.sizeThatFits(limit)
      return CGSize(
        width: limit.width > 0 ? min(size.width, limit.width) : size.width, height: size.height)
    }
    parts.title = size(title)
    parts.subtitle = size(subtitle)
    parts.titleGap = title.isHidden || subtitle.isHidden ? 0 : configuration.titlePadding
    return parts
  }

  /// The label that shows the subtitle, or `nil` if there is no subtitle.
  var shownSubtitle: UILabel? { configuration.attributedSubtitle == nil ? nil : subtitle }

  /// Whether there is a title or a subtitle.
  var hasTexts: Bool { !title.isHidden || !subtitle.isHidden }

  /// Returns the size of the content with its insets, for a width of `width` points.
  func size(width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let parts = parts(width: width - insets.leading - insets.trailing)
    let sign = parts.sign.width > 0 ? parts.sign.width + Self.signGap : 0
    let texts = parts.texts
    let content =
      isStacked
      ? CGSize(
        width: max(texts.width, parts.picture.width),
        height: texts.height + parts.imageGap + parts.picture.height)
      : CGSize(
        width: texts.width + parts.imageGap + parts.picture.width,
        height: max(texts.height, parts.picture.height))
    return CGSize(
      width: content.width + sign + insets.leading + insets.trailing,
      height: max(content.height, parts.sign.height) + insets.top + insets.bottom)
  }

  func layOut(in button: UIButton) {
    let bounds = button.bounds
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ground.frame = bounds.inset(by: edges(configuration.background.backgroundInsets, isMirrored))
    ground.configuration.cornerRadius = cornerRadius(in: ground.bounds.size)
    let room = bounds.inset(by: edges(configuration.contentInsets, isMirrored))
    let parts = parts(width: room.width)
    let grid = PixelGrid(scale: max(1, button.traitCollection.displayScale))
    let sign = parts.sign.width > 0 ? parts.sign.width + Self.signGap : 0
    let texts = parts.texts
    let width =
      isStacked
      ? max(texts.width, parts.picture.width) : texts.width + parts.imageGap + parts.picture.width
    let start = button.start(of: width + sign, in: room)
    let content = CGRect(
      x: isMirrored ? start + sign : start, y: room.minY, width: width, height: room.height)
    let height =
      isStacked
      ? texts.height + parts.imageGap + parts.picture.height
      : max(texts.height, parts.picture.height)
    let top = button.top(of: height, in: room)
    var pictureFrame = CGRect(origin: .zero, size: parts.picture)
    var textFrame = CGRect(origin: .zero, size: texts)
    if isStacked {
      let isAbove = configuration.imagePlacement == .top
      pictureFrame.origin = CGPoint(
        x: content.midX - parts.picture.width / 2,
        y: isAbove ? top : top + texts.height + parts.imageGap)
      textFrame.origin = CGPoint(
        x: content.midX - texts.width / 2,
        y: isAbove ? top + parts.picture.height + parts.imageGap : top)
    } else {
      let isLeft = (configuration.imagePlacement == .trailing) == isMirrored
      pictureFrame.origin = CGPoint(
        x: isLeft ? content.minX : content.maxX - parts.picture.width,
        y: top + (height - parts.picture.height) / 2)
      textFrame.origin = CGPoint(
        x: isLeft ? content.maxX - texts.width : content.minX,
        y: top + (height - texts.height) / 2)
    }
    pictureFrame.origin.x = grid.rounded(pictureFrame.minX)
    pictureFrame.origin.y = grid.rounded(pictureFrame.minY)
    picture.frame = pictureFrame
    wheel.frame = pictureFrame
    place(parts, in: textFrame, grid)
    self.sign.frame = CGRect(
      x: isMirrored ? start : start + width + Self.signGap,
      y: grid.rounded(room.midY - parts.sign.height / 2), width: parts.sign.width,
      height: parts.sign.height)
  }

  private func place(_ parts: Parts, in frame: CGRect, _ grid: PixelGrid) {
    let y = grid.rounded(frame.minY)
    let x = grid.rounded(frame.minX)
    title.frame = CGRect(x: x, y: y, width: frame.width, height: parts.title.height)
    subtitle.frame = CGRect(
      x: x, y: y + parts.title.height + parts.titleGap, width: frame.width,
      height: parts.subtitle.height)
  }

  private func edges(_ insets: NSDirectionalEdgeInsets, _ isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  private func cornerRadius(in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    return switch configuration.cornerStyle {
    case .fixed: min(most, configuration.background.cornerRadius)
    case .dynamic: min(most, configuration.buttonSize == .large ? 12 : 6)
    case .small: min(most, 4)
    case .medium: min(most, 8)
    case .large: min(most, 12)
    case .capsule: most
    }
  }
}
