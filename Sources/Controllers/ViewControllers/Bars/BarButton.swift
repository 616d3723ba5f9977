// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The button of a bar item.
final class BarButton: UIControl {
  /// The padding at the left and right, in points; the padding and the bar's margin add up to the content
  /// margin.
  nonisolated static let padding: CGFloat = 8
  private static let fontSize: CGFloat = 17
  private static let leastWidth: CGFloat = 36
  /// The height of a resizable background image, in points; chosen by Mullion.
  private static let groundHeight: CGFloat = 30
  /// The distance between the title of a back button and its indicator, in points.
  private static let backGap: CGFloat = 2

  private let ground = UIImageView()
  private let label = UILabel()
  private var picture: UIView?
  private var badge: BarBadge?
  private var titleShift = UIOffset.zero
  private var groundShift = UIOffset.zero
  private var reservedTitles: [String] = []
  private let isBack: Bool
  private weak var item: UIBarButtonItem?
  private let appearance: UIBarButtonItemAppearance?

  /// Creates the button of `item`; `appearance` determines its text attributes, its background image and
  /// their offsets.
  init(
    _ item: UIBarButtonItem, isBack: Bool = false, backTitle: String? = nil,
    appearance: UIBarButtonItemAppearance?, indicator: UIImage? = nil
  ) {
    self.isBack = isBack
    self.item = item
    self.appearance = appearance
    super.init(frame: .zero)
    isAccessibilityElement = true
    isEnabled = item.isEnabled
    if let tint = item.tintColor { tintColor = tint }
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(ground)
    if isBack {
      if let indicator { put(Self.view(of: indicator)) } else { show(.back) }
      label.text = backTitle
      accessibilityLabel = item.accessibilityLabel ?? (backTitle ?? BarGlyph.back.name)
    } else {
      show(item)
    }
    label.textAlignment = .center
    addSubview(label)
    style(item, with: appearance)
    if item.isSelected { showSelection() }
    if let badge = item.badge, !isBack { show(badge) }
    isPressedByDrags = item.isSpringLoaded
    item.button = self
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ item: UIBarButtonItem) {
    switch item.content {
    case .title(let title):
      label.text = title
      reservedTitles = Array(item.possibleTitles ?? [])
      accessibilityLabel = item.accessibilityLabel ?? title
    case .image(let image):
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      put(view)
      accessibilityLabel = item.accessibilityLabel ?? item.title ?? image.accessibilityWords
    case .glyph(let glyph):
      show(glyph)
      accessibilityLabel = item.accessibilityLabel ?? glyph.name
    case .view, .fixedSpace, .flexibleSpace:
      break
    }
  }

  private func show(_ badge: UIBarButtonItem.Badge) {
    let view = BarBadge(badge)
    addSubview(view)
    self.badge = view
    accessibilityValue = badge.stringValue
  }

  private func show(_ glyph: BarGlyph) {
    let view = GlyphView(glyph, thickness: glyph == .back ? 2.5 : 1.8)
    if !isEnabled { view.color = .tertiaryLabel }
    put(view)
  }

  /// Returns the view of a back indicator image, in the button's tint colour unless its rendering mode is
  /// set.
  private static func view(of indicator: UIImage) -> UIView {
    let isShape = indicator.renderingMode == .automatic
    return UIImageView(image: isShape ? indicator.withRenderingMode(.alwaysTemplate) : indicator)
  }

  private func put(_ view: UIView) {
    picture = view
    addSubview(view)
  }

  private func style(_ item: UIBarButtonItem, with appearance: UIBarButtonItemAppearance?) {
    let isDone = item.style == .done && !isBack
    var style = BarTextStyle(
      font: .systemFont(ofSize: Self.fontSize, weight: isDone ? .semibold : .regular), color: nil)
    style = style.with(appearance?.normal.titleTextAttributes)
    style = style.with(item.titleTextAttributes(for: .normal))
    if !isEnabled {
      style.color = .tertiaryLabel
      style = style.with(appearance?.disabled.titleTextAttributes)
      style = style.with(item.titleTextAttributes(for: .disabled))
    }
    label.font = style.font
    ink = style.color
    showInk()
    showLook()
  }

  /// Updates the background image and the offset of the title for the current state.
  private func showLook() {
    let own = (isBack ? item?.backLook : item?.look) ?? BarButtonLook()
    let state: State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let said =
      !isEnabled
      ? appearance?.disabled : isHighlighted ? appearance?.highlighted : appearance?.normal
    let picture = own.ground(for: state)
    ground.image = picture ?? said?.backgroundImage ?? appearance?.normal.backgroundImage
    titleShift = own.titleShift ?? said?.titlePositionAdjustment ?? .zero
    groundShift =
      picture == nil
      ? said?.backgroundImagePositionAdjustment ?? .zero
      : UIOffset(horizontal: 0, vertical: own.groundShift)
    setNeedsLayout()
  }

  /// Applies the values of appearance proxies when the button enters a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard surface != nil, let item, item.takeAppearance(in: self) else { return }
    if let tint = item.tintColor { tintColor = tint }
    style(item, with: appearance)
    superview?.setNeedsLayout()
  }

  private var menuGestures: MenuGestures?

  /// Adds the gestures that open the item's menu: a long press and a secondary click; no-op without a menu.
  func opensMenu(of item: UIBarButtonItem) {
    guard item.menu != nil else { return }
    let gestures = MenuGestures { [weak self, weak item] _ in
      if let self { item?.openMenu(at: self) }
    }
    gestures.move(to: self)
    menuGestures = gestures
  }

  private var ink: UIColor?

  private func showInk() {
    label.textColor = ink ?? tintColor
    if let ink, let glyph = picture as? GlyphView, isBack { glyph.color = ink }
  }

  private func showSelection() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showInk()
  }

  override var isHighlighted: Bool {
    didSet {
      for view in subviews where view !== ground { view.alpha = isHighlighted ? 0.2 : 1 }
      showLook()
    }
  }

  // MARK: Layout

  private var titleWidth: CGFloat {
    guard let text = label.text else { return 0 }
    let own = label.sizeThatFits(.zero).width
    let probe = UILabel()
    probe.font = label.font
    return reservedTitles.filter { $0 != text }.reduce(own) { width, title in
      probe.text = title
      return max(width, probe.sizeThatFits(.zero).width)
    }
  }

  private var pictureSize: CGSize {
    guard let picture else { return .zero }
    if isBack, picture is GlyphView { return CGSize(width: 18, height: BarGlyph.side) }
    let size = picture.sizeThatFits(.zero)
    guard size.height > 28, size.width > 0 else { return size }
    return CGSize(width: (size.width * 28 / size.height).rounded(), height: 28)
  }

  /// The title of a back button, or `nil` for the indicator only.
  var backTitle: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      accessibilityLabel = newValue ?? BarGlyph.back.name
      setNeedsLayout()
    }
  }

  /// Returns the width of a back button with the given title, in points.
  func backWidth(saying title: String?) -> CGFloat {
    let sign = Self.padding + pictureSize.width + Self.backGap
    guard let title else { return sign }
    let probe = UILabel()
    probe.font = label.font
    probe.text = title
    return (sign + probe.sizeThatFits(.zero).width + Self.padding).rounded(.up)
  }

  /// The width for the whole content, in points.
  var wantedWidth: CGFloat {
    if isBack { return backWidth(saying: label.text) }
    return max(Self.leastWidth, (pictureSize.width + titleWidth + 2 * Self.padding).rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: wantedWidth, height: 44)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = pictureSize
    let lineHeight = label.sizeThatFits(.zero).height
    let top = ((bounds.height - lineHeight) / 2).rounded()
    func place(_ rect: CGRect) -> CGRect {
      guard isMirrored else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let pictureTop = ((bounds.height - size.height) / 2).rounded()
    if isBack {
      // The glyph's square frame is wider than its drawing.
      let isGlyph = picture is GlyphView
      picture?.frame = place(
        CGRect(
          x: isGlyph ? 3 : Self.padding, y: pictureTop,
          width: isGlyph ? BarGlyph.side : size.width, height: size.height))
      let left = Self.padding + size.width + Self.backGap
      label.frame = place(
        CGRect(x: left, y: top, width: max(0, bounds.width - left), height: lineHeight))
      label.textAlignment = .natural
    } else {
      let inner = bounds.width - 2 * Self.padding
      picture?.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: pictureTop, width: size.width,
        height: size.height
      ).inset(by: item?.imageInsets ?? .zero)
      label.frame = CGRect(x: Self.padding, y: top, width: max(0, inner), height: lineHeight)
      badge?.stand(at: picture?.frame ?? label.frame, mirrored: isMirrored)
    }
    label.frame = label.frame.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    layoutGround()
  }

  private func layoutGround() {
    guard let image = ground.image else { return }
    let isFixed = image.capInsets == .zero
    let height = min(isFixed ? image.size.height : Self.groundHeight, bounds.height)
    ground.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height
    ).offsetBy(dx: groundShift.horizontal, dy: groundShift.vertical)
  }
}
