// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The view of one accessory, which is a control if it can be activated.
@MainActor
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  @Whole private var cell: UICollectionViewListCell
  private let glyph: StrokeGlyph?
  private let label: UILabel?
  private var custom: UIView?

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    _cell = Whole(wrappedValue: cell)
    glyph = AccessorySign(accessory.accessoryType).map { StrokeGlyph(size: $0.size) }
    if case .label = accessory.content { label = UILabel() } else { label = nil }
    super.init(frame: .zero)
    if let glyph { addSubview(glyph) }
    if let label { addSubview(label) }
    adopt(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the view for `accessory`, which has the same type.
  func adopt(_ accessory: UICellAccessory) {
    self.accessory = accessory
    if case .label(let text, let font, let adjusts) = accessory.content {
      label?.text = text
      label?.font = font
      label?.adjustsFontForContentSizeCategory = adjusts
      label?.textColor = textColor
    }
    if case .custom(let configuration) = accessory.content { adopt(configuration) }
    if case .popUp(let menu, let handler) = accessory.content { adopt(menu, handler) }
    isUserInteractionEnabled = isUsable || isCustom || custom is UIButton
    isAccessibilityElement = isUsable
    accessibilityLabel = words
  }

  private func adopt(_ configuration: UICellAccessory.CustomViewConfiguration) {
    let view = configuration.customView
    if custom !== view {
      if let custom, custom.superview === self { custom.removeFromSuperview() }
      custom = view
    }
    if let tint = configuration.tintColor { view.tintColor = tint }
    if view.superview !== self { addSubview(view) }
  }

  private func adopt(
    _ menu: UIMenu, _ handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  ) {
    let button = custom as? UIButton ?? UIButton(configuration: .plain())
    button.configuration?.contentInsets = .zero
    // A longer selected title makes the button wider, not higher.
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.configuration?.baseForegroundColor = textColor
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = menu
    button.onMenuChoice = { [weak cell] menu in
      handler?(menu)
      cell?.setNeedsLayout()
    }
    custom = button
    if button.superview !== self { addSubview(button) }
  }

  /// The accessibility label of an accessory that can be activated.
  private var words: String? {
    switch accessory.accessoryType {
    case .outlineDisclosure: "Expand or collapse"
    case .reorder: "Reorder"
    case .delete: "Delete"
    case .insert: "Insert"
    case .detail: "More info"
    default: nil
    }
  }

  var isCustom: Bool { if case .custom = accessory.content { true } else { false } }

  private var isUsable: Bool {
    switch accessory.accessoryType {
    case .outlineDisclosure: !isHeaderDisclosure
    case .reorder, .delete: true
    case .detail, .insert: accessory.action != nil
    default: false
    }
  }

  /// Whether a tap anywhere on the row activates the accessory.
  var isHeaderDisclosure: Bool {
    guard case .outline(let style) = accessory.content else { return false }
    return style == .header || style == .automatic && cell.isListHeader
  }

  // MARK: Placement

  /// The order of the accessory among those of its edge, as recorded from UIKit.
  var order: Int {
    switch accessory.accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outlineDisclosure: isHeaderDisclosure ? 14 : 3
    case .customView: 4
    case .label: 10
    case .checkmark: 11
    case .detail: 12
    case .disclosureIndicator: 13
    case .popUpMenu: 10
    case .reorder: 15
    }
  }

  /// Whether the accessory is at the leading edge; not used for custom views.
  var isLeading: Bool { order < 10 }

  /// The size of the visible content, in points.
  var ownSize: CGSize {
    if let glyph { return glyph.intrinsicContentSize }
    if let label { return label.intrinsicContentSize }
    if case .popUp = accessory.content { return custom?.intrinsicContentSize ?? .zero }
    guard case .custom(let configuration) = accessory.content, let custom else { return .zero }
    if configuration.maintainsFixedSize { return custom.bounds.size }
    let fitting = custom.intrinsicContentSize
    let own = custom.bounds.size
    if fitting.width >= 0, fitting.height >= 0 { return fitting }
    guard own == .zero else { return own }
    return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private var isLeaving = false

  /// Adds the view to the cell at `frame`; in an animation it fades in.
  func enter(_ cell: UICollectionViewListCell, at frame: CGRect) {
    isLeaving = false
    if superview !== cell {
      let fadesIn = UIView.inheritedAnimationDuration > 0
      UIView.performWithoutAnimation {
        self.frame = frame
        cell.addSubview(self)
        // Not `layoutIfNeeded()`, which would also lay out the enclosing cell, without animation.
        placeParts()
        alpha = fadesIn ? 0 : 1
      }
    } else if self.frame != frame {
      self.frame = frame
    }
    if alpha != 1 { alpha = 1 }
  }

  /// Removes the view from the cell; in an animation it fades out.
  func leave() {
    guard superview != nil, !isLeaving else { return }
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0 else { return removeFromSuperview() }
    isLeaving = true
    UIView.animate(withDuration: duration) {
      self.alpha = 0
    } completion: { [weak self] _ in
      guard let self, self.isLeaving else { return }
      self.isLeaving = false
      self.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    for view in [label, custom] as [UIView?] { view?.frame = bounds }
    guard let glyph else { return }
    // Not by setting the frame, as the glyph may be rotating.
    glyph.bounds.size = bounds.size
    glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The hit area of a small accessory is larger than its drawing.
    isUsable
      ? bounds.insetBy(dx: -10, dy: -12).contains(point) : super.point(inside: point, with: event)
  }

  // MARK: State

  /// Updates the appearance for `state`.
  func show(_ state: UICellConfigurationState) {
    if isOnFocusColor != (state.isFocused && state.backgroundShowsFocus == true) {
      isOnFocusColor.toggle()
      label?.textColor = textColor
      if case .popUp = accessory.content {
        (custom as? UIButton)?.configuration?.baseForegroundColor = textColor
      }
    }
    guard let glyph, let sign = AccessorySign(accessory.accessoryType) else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    glyph.isMirrored = isMirrored && sign.pointsForward
    let isOn = accessory.accessoryType == .multiselect ? state.isSelected : state.isExpanded
    glyph.show(sign.parts(isOn: isOn))
    turn(isOn: isOn, isMirrored: isMirrored)
    glyph.color = color(isOn: isOn)
    show(ground: ground(isOn: isOn), sign: sign, isOn: isOn)
  }

  /// Whether the accessory is on a background in the focus color.
  private var isOnFocusColor = false

  private var textColor: UIColor {
    accessory.look.tintColor ?? (isOnFocusColor ? .white : .secondaryLabel)
  }

  /// The last displayed state of the current item; `nil` if none was displayed yet.
  private var wasOn: Bool?

  /// Discards the displayed state when the cell is reused for another item, so that the symbol does not
  /// rotate.
  func discardState() { wasOn = nil }

  /// Animates the rotation of the symbol of an outline disclosure if its state changed.
  private func turn(isOn: Bool, isMirrored: Bool) {
    defer { wasOn = isOn }
    guard accessory.accessoryType == .outlineDisclosure, let glyph, let wasOn, wasOn != isOn,
      surface != nil, UIView.areAnimationsEnabled
    else { return }
    let quarter = CGFloat.pi / 2 * (isOn == isMirrored ? 1 : -1)
    UIView.performWithoutAnimation {
      glyph.transform = CGAffineTransform(rotationAngle: quarter)
    }
    UIView.animate(withDuration: AnimatePass.duration) { glyph.transform = .identity }
  }

  private var disc: StrokeGlyph?

  private func show(ground: UIColor?, sign: AccessorySign, isOn: Bool) {
    guard let ground else {
      disc?.removeFromSuperview()
      disc = nil
      return
    }
    let disc = self.disc ?? StrokeGlyph(size: sign.size, parts: [sign.ground])
    self.disc = disc
    disc.color = ground
    disc.frame = bounds
    if disc.superview == nil { insertSubview(disc, at: 0) }
  }

  private func color(isOn: Bool) -> UIColor {
    let own = accessory.look.tintColor
    return switch accessory.accessoryType {
    case .delete, .insert: own ?? .white
    case .multiselect: isOn ? own ?? .white : isOnFocusColor ? .white : .tertiaryLabel
    case .reorder, .disclosureIndicator: own ?? (isOnFocusColor ? .white : .tertiaryLabel)
    default: own ?? (isOnFocusColor ? .white : tintColor)
    }
  }

  private func ground(isOn: Bool) -> UIColor? {
    let own = accessory.look.backgroundColor
    return switch accessory.accessoryType {
    case .delete: own ?? .systemRed
    case .insert: own ?? .systemGreen
    case .multiselect: isOn ? own ?? tintColor : nil
    default: nil
    }
  }

  // MARK: Actions

  /// Returns `false` for recognizers of other views on a reorder control: a drag of it moves its row, and
  /// neither scrolls a list nor drags a sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isUsable, accessory.accessoryType == .reorder, gestureRecognizer.view !== self {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isUsable else { return false }
    if accessory.accessoryType == .reorder { return cell.beginMoving(touch) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if accessory.accessoryType == .reorder { cell.move(to: touch) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if accessory.accessoryType == .reorder { return cell.endMoving() }
    guard isTouchInside else { return }
    if let action = accessory.action {
      action()
    } else if accessory.accessoryType == .outlineDisclosure {
      cell.toggleOutline()
    } else if accessory.accessoryType == .delete {
      cell.revealActions()
    }
  }

  override func cancelTracking(with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell.cancelMoving() }
  }
}
